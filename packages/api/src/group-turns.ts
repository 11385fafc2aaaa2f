/** Settles the turns of a group. Group tasks import groups, so groups cannot import them; this connects them. */
export { settleTurnsOrPutOff as settleTurnsOfGroup } from './group-tasks/turns/settle.ts'
