import { expect, test } from 'vitest'
import { withoutStyleAttributes } from '../../apps/web/build/style-attributes.ts'

test('moves style attributes into shared classes and leaves the rest unchanged', () => {
  const html =
    '<div class="page" style="--gap:1px"><p style="font-family:&quot;Nunito&quot;,serif" id="a">style="no attribute"</p>' +
    '<img alt="1 &gt; 0" style="--gap:1px"/><b class="x">2</b></div>'
  expect(withoutStyleAttributes(html)).toEqual({
    html:
      '<div class="page style-0"><p class="style-1" id="a">style="no attribute"</p>' +
      '<img class="style-0" alt="1 &gt; 0"/><b class="x">2</b></div>',
    style: '#root .style-0{--gap:1px}#root .style-1{font-family:"Nunito",serif}',
  })
})
