import { Trans, useLingui } from '@lingui/react/macro'
import { Input, NumberInput, SegmentedControl, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { misfitOf, withDefaults } from '@questboard/api/schedules'
import type { GivenReminder } from '@questboard/api/schedules/schema'
import { createTaskInput, taskGold, taskTypes } from '@questboard/api/tasks/schema'
import { useRef, useState } from 'react'
import { showInForm } from '../../app/form-failure.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { type Currency, CurrencyPiece } from '../../ui/Amount.tsx'
import type { ExtraFields } from '../../ui/extra-fields.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { currentDay } from '../days/current-day.ts'
import type { SaveBegun } from '../tags/TagEditor.tsx'
import { tagsIn } from '../tags/tags-in.ts'
import type { NewTask } from './add.ts'
import { ChecklistField, type EditedItem } from './ChecklistField.tsx'
import { writtenItems } from './changes.ts'
import { checkTask, taskTexts } from './check-task.ts'
import { RemindersField } from './due/RemindersField.tsx'
import { isFitting } from './due/reminders.ts'
import { ScheduleField } from './due/ScheduleField.tsx'
import classes from './forms.module.css'
import { TagField } from './TagField.tsx'
import { typeNames } from './type-names.ts'

const min = Number(taskGold.minValue)
const max = Number(taskGold.maxValue)

type TaskFormProps = {
  /** The current fields of the task. */
  task: NewTask
  isNew?: boolean
  /** The currency of its pay, gold by default. */
  currency?: Currency
  /** Hides the pay, which some tasks do not have. */
  isUnpaid?: boolean
  /** Additional fields of the caller, with their own validation and messages. */
  extra?: ExtraFields
  save: (written: NewTask) => Promise<void>
  /** A task of a mission has no dates, checklist or required result: the mission has the dates. */
  isOfMission?: boolean
  /** The group of the task; undefined for a personal one. */
  groupId?: string
  close: () => void
}

const readSchedule = (schedule: NewTask['schedule']) => (schedule ? withDefaults(schedule, currentDay()) : null)

/** The form of a task. When saving fails, it keeps the input, shows the reason and offers a retry. */
export function TaskForm({
  task,
  isNew = false,
  currency = 'gold',
  isUnpaid = false,
  extra,
  save,
  isOfMission = false,
  groupId,
  close,
}: TaskFormProps) {
  const { t, i18n } = useLingui()
  const tags = tagsIn(groupId).useCurrent()
  // A phone's dialog is too narrow for a horizontal control.
  const isNarrow = useMedia('(max-width: 22em)')
  const { title, notes, gold, type, requireResult } = task
  // A tag that was deleted meanwhile has no chip.
  const chosen = task.tags.filter((id) => tags.some((tag) => tag.id === id))
  const [items, setItems] = useState<readonly EditedItem[]>(() => writtenItems(task.checklist).map(withoutTick))
  const [schedule, setSchedule] = useState(() => readSchedule(task.schedule))
  const [reminders, setReminders] = useState<readonly GivenReminder[]>(task.reminders ?? [])
  const fittingFor = (wantedType: typeof type) =>
    reminders.filter((reminder) => isFitting(reminder, wantedType, schedule))
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { title, notes, gold: gold as number | string, type, tags: chosen, requireResult },
    validate: (values) =>
      checkTask({ ...values, checklist: writtenOf(items), reminders: fittingFor(values.type) }, currency),
    validateInputOnChange: ['tags'],
  })

  const begunTag = useRef<SaveBegun>(null)
  const [currentType, setCurrentType] = useState(type)
  const [currentGold, setCurrentGold] = useState<number | string>(gold)
  form.watch('gold', ({ value }) => setCurrentGold(value))
  form.watch('type', ({ value }) => {
    setCurrentType(value)
    // A schedule that the new type cannot have is dropped.
    if (schedule && misfitOf(value, schedule)) setSchedule(null)
  })

  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts: taskTexts(undefined, currency) }))

  function submit(values: typeof form.values) {
    if (extra?.validate() === false) return
    const checklist = writtenOf(items)
    if (!isOfMission && schedule && misfitOf(values.type, schedule)) return
    const reminded = fittingFor(values.type)
    const dates = { schedule, checklist, ...((!isNew || reminded.length > 0) && { reminders: reminded }) }
    void send(async () => {
      if ((await begunTag.current?.()) === false || form.validate().hasErrors) return
      const { tags: withBegun } = form.getValues()
      const { schedule: _, ...fields } = createTaskInput.parse({ ...values, tags: withBegun, checklist })
      await save({ ...fields, ...(!isOfMission && dates) })
      close()
    })
  }

  return (
    <form onSubmit={form.onSubmit(submit, () => extra?.validate())} noValidate>
      <Stack>
        <TextInput
          key={form.key('title')}
          {...form.getInputProps('title')}
          label={t`Title`}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <Textarea
          key={form.key('notes')}
          {...form.getInputProps('notes')}
          label={t`Notes`}
          dir="auto"
          autosize
          minRows={2}
          maxRows={10}
        />
        <Input.Wrapper label={t`How often`} labelElement="div" size="md">
          <SegmentedControl
            key={form.key('type')}
            {...form.getInputProps('type', { withError: false })}
            aria-label={t`How often`}
            orientation={isNarrow ? 'vertical' : 'horizontal'}
            classNames={{ label: classes.type ?? '' }}
            data={taskTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
            fullWidth
          />
        </Input.Wrapper>
        {!isOfMission && (
          <ScheduleField
            type={currentType}
            value={schedule}
            onChange={setSchedule}
            gold={currency === 'gold' ? Number(currentGold) || 0 : 0}
            error={form.errors.schedule}
          />
        )}
        {!isOfMission && (
          <RemindersField
            type={currentType}
            schedule={schedule}
            value={reminders}
            onChange={setReminders}
            error={form.errors.reminders}
          />
        )}
        {!isUnpaid && (
          <NumberInput
            key={form.key('gold')}
            {...form.getInputProps('gold')}
            label={currency === 'ruby' ? t`Rubies, from ${min} to ${max}` : t`Gold, from ${min} to ${max}`}
            leftSection={<CurrencyPiece currency={currency} />}
            min={min}
            max={max}
            clampBehavior="none"
            allowDecimal={false}
            step={5}
            className={classes.gold}
          />
        )}
        <TagField form={form} groupId={groupId} begun={begunTag} />
        {!isOfMission && (
          <Switch
            key={form.key('requireResult')}
            {...form.getInputProps('requireResult', { type: 'checkbox' })}
            label={t`Require a result`}
            size="md"
          />
        )}
        {!isOfMission && <ChecklistField items={items} onChange={setItems} error={form.errors.checklist} />}
        {extra?.fields}
        <FormButtons {...state} close={close}>
          {state.problem ? <Trans>Try again</Trans> : isNew ? <Trans>Add task</Trans> : <Trans>Save</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}

/** The server keeps the ticks, which another device may change meanwhile. */
const withoutTick = ({ id, title }: EditedItem): EditedItem => ({ id, title })

/** The items to save: those without a title are left out. */
const writtenOf = (items: readonly EditedItem[]): EditedItem[] =>
  items.map(({ id, title }) => ({ id, title: title.trim() })).filter(({ title }) => title !== '')
