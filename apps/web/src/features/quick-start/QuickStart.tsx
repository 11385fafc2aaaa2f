import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { showMessage } from '../../ui/toasts.ts'
import { othersIn } from '../groups/assignment.tsx'
import { useGroup } from '../groups/use-group.ts'
import { makeRewards, makeTasks } from './make.ts'
import { later, type Plan, plannedOf, withAgesOf, withChildren } from './plan.ts'
import classes from './quick-start.module.css'
import { StartersStep } from './StartersStep.tsx'
import { starterRewards, starterTasks } from './starters.ts'
import { type Open, WhoPlays } from './WhoPlays.tsx'

const steps = 3

/** Three steps that bring a new group into play. Each can be skipped. */
export default function QuickStart({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group } = useGroup(groupId)
  const navigate = useNavigate()
  const [step, setStep] = useState(1)
  const [open, setOpen] = useState<Open>(null)
  const [tasks, setTasks] = useState<Plan>(new Map())
  const [rewards, setRewards] = useState<Plan>(new Map())
  const [withTags, setWithTags] = useState(true)
  const { send, isSending, problem } = useSubmit()
  const title = useRef<HTMLHeadingElement>(null)
  const others = othersIn(group)
  const people = others.map(({ userId: id, name, imageUrl }) => ({ id, name, imageUrl }))
  useEffect(() => {
    if (step > 1) title.current?.focus()
  }, [step])

  const leave = () => void navigate({ to: '/groups/$groupId', params: { groupId }, hash: '', replace: true })

  const children = others.filter(({ managed }) => managed).map(({ userId }) => userId)
  const completed = (plan: Plan) => withChildren(plan, children, people[0]?.id ?? later)

  const next = () =>
    send(async () => {
      if (step === 2) await makeTasks(groupId, plannedOf(completed(tasks), starterTasks), { withTags })
      if (step === 3) await makeRewards(groupId, plannedOf(completed(rewards), starterRewards))
      if (step === 2 && rewards.size === 0) setRewards(withAgesOf(completed(tasks)))
      if (step < steps) return setStep(step + 1)
      showMessage(t`Your group is in play!`)
      leave()
    })

  const skip = () => (step < steps ? setStep(step + 1) : leave())

  return (
    <section className={classes.start} aria-labelledby="quick-start">
      <div className={classes.head}>
        <p className={classes.place}>
          <Trans>
            Step {step} of {steps}
          </Trans>
        </p>
        <Button variant="subtle" size="sm" onClick={leave}>
          <Trans>Skip all</Trans>
        </Button>
      </div>
      <PanelCard>
        <div className={classes.body}>
          <Heading order={2} id="quick-start" ref={title} tabIndex={-1}>
            {step === 1 ? (
              <Trans>Who plays?</Trans>
            ) : step === 2 ? (
              <Trans>What needs doing at home?</Trans>
            ) : (
              <Trans>What does it earn?</Trans>
            )}
          </Heading>
          {step === 1 && <WhoPlays group={group} open={open} setOpen={setOpen} />}
          {step === 2 && (
            <StartersStep
              kind="tasks"
              people={people}
              plan={completed(tasks)}
              onChange={setTasks}
              tags={{ withTags, setWithTags }}
            />
          )}
          {step === 3 && (
            <StartersStep kind="rewards" people={people} plan={completed(rewards)} onChange={setRewards} />
          )}
          <FormProblem text={problem} />
        </div>
        {/* What is being written would be lost. */}
        {open === null && (
          <div className={classes.foot}>
            {step > 1 && (
              <Button variant="default" onClick={() => setStep(step - 1)}>
                <Trans>Back</Trans>
              </Button>
            )}
            <span className={classes.space} />
            {step > 1 && (
              <Button variant="subtle" onClick={skip}>
                <Trans>Skip</Trans>
              </Button>
            )}
            <Button loading={isSending} onClick={() => void next()}>
              {problem ? (
                <Trans>Try again</Trans>
              ) : step < steps ? (
                <Trans>Continue</Trans>
              ) : (
                <Trans>Start playing</Trans>
              )}
            </Button>
          </div>
        )}
      </PanelCard>
    </section>
  )
}
