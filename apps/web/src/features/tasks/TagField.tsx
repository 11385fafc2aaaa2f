import { useLingui } from '@lingui/react/macro'
import { Chip, Input } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type Ref, Suspense } from 'react'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import tagClasses from '../tags/dots.module.css'
import type { SaveBegun } from '../tags/TagEditor.tsx'
import { tagsIn } from '../tags/tags-in.ts'
import classes from './forms.module.css'

const NewTag = lazyWithTexts(() => import('../tags/NewTag.tsx').then((module) => module.NewTag), 'tags')

type TagFieldProps<Values extends { tags: string[] }> = {
  form: UseFormReturnType<Values>
  /** The group of the task; undefined for a personal one. */
  groupId: string | undefined
  begun: Ref<SaveBegun>
}

/** The tags of a task in its form. A new tag is chosen at once. */
export function TagField<Values extends { tags: string[] }>({ form, groupId, begun }: TagFieldProps<Values>) {
  const { t } = useLingui()
  const tags = tagsIn(groupId).useCurrent()
  return (
    <Input.Wrapper label={t`Tags`} labelElement="div" size="md" error={form.errors.tags}>
      <Chip.Group key={form.key('tags')} {...form.getInputProps('tags', { withError: false })} multiple>
        <div className={classes.tags}>
          {tags.map(({ id, name, color }) => (
            <Chip key={id} value={id} size="md">
              <span className={tagClasses.tag} data-color={color} data-named>
                {name}
              </span>
            </Chip>
          ))}
        </div>
      </Chip.Group>
      <Suspense>
        <NewTag
          groupId={groupId}
          begun={begun}
          onMade={(id) => {
            const [chosen, choose] = [
              form.getValues().tags,
              form.setFieldValue as (field: 'tags', ids: string[]) => void,
            ]
            choose('tags', [...chosen, id])
          }}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
