import { trpc } from '../../app/trpc.ts'
import { focusPage } from '../../ui/focus-page.ts'

/** Dismisses the story at once. After a failure it returns. */
export function useDismissStory(): () => void {
  const utils = trpc.useUtils()
  const { mutate } = trpc.days.dismissStory.useMutation({
    async onMutate() {
      await utils.days.story.cancel({})
      const story = utils.days.story.getData({})
      utils.days.story.setData({}, null)
      focusPage()
      return story
    },
    async onSuccess() {
      // A response that left the server before the story was dismissed would bring it back.
      await utils.days.story.cancel({})
      utils.days.story.setData({}, null)
    },
    onError: (_error, _input, story) => utils.days.story.setData({}, story),
  })
  return () => mutate({})
}
