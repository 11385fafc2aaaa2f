#!/bin/sh
# Questboard from the command line. Needs curl and jq.
set -eu

usage() {
  cat << 'END'
Usage: questboard.sh list                     open tasks, with the end of their ids
       questboard.sh add TITLE [GOLD] [TYPE]  TYPE is todo, daily or weekly
       questboard.sh done ID                  completes the task whose id ends with ID
       questboard.sh rewards                  rewards and their prices
Set QUESTBOARD_TOKEN, and QUESTBOARD_URL unless it is http://localhost:3000.
END
}

# call METHOD PATH [BODY] [DONE]: prints what is under "result", or ends with the code of the error. DONE is no error.
call() {
  # A file, since curl begins it again with each attempt, while it prints the answers of all.
  file=$(mktemp)
  trap 'rm -f "$file"' EXIT
  printf '%s' "${3-}" | curl -sS --retry 3 --retry-all-errors --max-time 75 -o "$file" -X "$1" "$URL/api$2" \
    -H "authorization: Bearer $QUESTBOARD_TOKEN" -H "timezone-offset: $OFFSET" \
    -H 'content-type: application/json' --data-binary @-
  code=$(jq -r '.error.message // empty' < "$file")
  [ "$code" != "${4-none}" ] || return 0
  if [ -n "$code" ]; then
    echo "Questboard refused: $code" >&2
    exit 1
  fi
  jq '.result' < "$file"
}

# The offset as JavaScript has it: minutes, negative east of Greenwich.
OFFSET=$(date +%z | sed 's/\(.\)\(..\)\(..\)/\1 \2 \3/' | awk '{ print -($1 "1") * ($2 * 60 + $3) }')
URL=${QUESTBOARD_URL:-http://localhost:3000}
: "${QUESTBOARD_TOKEN:?Set it to an API token from the settings.}"

case ${1-} in
  list)
    tasks=$(call GET /user/tasks)
    printf '%s' "$tasks" | jq -r '.[] | select(.completed | not) | "\(.id[-12:])  \(.gold) gold  \(.type)  \(.title)"'
    ;;
  add)
    # The id is made once, so that curl can send the call again.
    id=$(cat /proc/sys/kernel/random/uuid 2> /dev/null || uuidgen | tr A-F a-f)
    body=$(jq -n --arg id "$id" --arg title "${2:?a title}" --argjson gold "${3:-5}" --arg type "${4:-todo}" \
      '{id: $id, title: $title, gold: $gold, type: $type}')
    task=$(call POST /user/tasks "$body")
    printf '%s' "$task" | jq -r '.id[-12:]'
    ;;
  done)
    tasks=$(call GET /user/tasks)
    id=$(printf '%s' "$tasks" | jq -r --arg end "${2:?the id}" '[.[] | select(.id | endswith($end))][0].id // empty')
    [ -n "$id" ] || { echo "No task has this id: $2" >&2; exit 1; }
    award=$(call POST "/user/tasks/$id/complete" '{}' taskAlreadyCompleted)
    [ -n "$award" ] || { echo 'Done already.'; exit; }
    printf '%s' "$award" | jq -r '"Gold \(.stats.gold), level \(.stats.level), square \(.board.position)"'
    ;;
  rewards)
    rewards=$(call GET /user/rewards)
    printf '%s' "$rewards" | jq -r '.[] | "\(.gold) gold  \(.name)"'
    ;;
  *)
    usage
    ;;
esac
