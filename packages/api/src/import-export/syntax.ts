/** Tells texts for machines from lists for people, so that no line of a program becomes a task. */

/** Lines that are looked at, and characters of each. */
const maxLines = 400
const maxLineLength = 300

/** Lines that only programs have: brackets alone, an end as `{` or `);`, a word of a language with its punctuation. */
const ofProgram = [
  /^[\s{}()[\];,<>/*]+$/,
  /(\{|=>|\);|\};|\}\)|\],|\},|&&|\|\|)$/,
  /^(import|from|export|const|let|var|function|class|def|package|using|public|private|static|return|if|else|for|while|try|catch|switch|elif|except|print|echo|await|async|interface|type|struct|fn|func|impl|use|end)\b.*([;{=]|\w\(|:$)/,
  /^import [\w.]+$|^from [\w.]+ import /,
  /^(#include|#define|#import|@\w+\(|\/\/|\/\*|--\s?\w+ =|<\?php)/,
  /^(SELECT|INSERT INTO|CREATE (TABLE|INDEX|VIEW)|ALTER TABLE|DROP TABLE|UPDATE \w+ SET|DELETE FROM)\b/,
  /^"[^"]{0,80}"\s*:/,
  /^<\/?[a-z][^>]{0,200}>/i,
  /^(BEGIN|END):[A-Z-]+$/,
  /^[\w.-]{1,60}\s*=\s*\S/,
  /^\\[a-z]{2,20}[{[]/,
  /^(diff --git|index [0-9a-f]{7}|@@ -\d)/,
]

/** A key of a configuration file. Lists for people have such lines too, so they count only where lines are nested. */
const key = /^(- )?[A-Za-z_][\w.-]{0,40}:(\s|$)/

/** The shares of such lines from which a text does not count as a list. */
const maxShares = { program: 0.2, keys: 0.6 }

/** Whether lines are those of a program, of data, or of a configuration. */
export function isProgram(lines: readonly string[]): boolean {
  let [total, code, keys, nested, open] = [0, 0, 0, 0, 0]
  for (const whole of lines.slice(0, maxLines)) {
    const line = whole.slice(0, maxLineLength).trim()
    if (line === '') continue
    total++
    if (ofProgram.some((pattern) => pattern.test(line))) code++
    if (!key.test(line)) continue
    keys++
    if (/^\s/.test(whole)) nested++
    if (line.endsWith(':')) open++
  }
  const min = Math.min(2, total)
  return (code >= min && code > maxShares.program * total) || (open > 0 && nested > 1 && keys > maxShares.keys * total)
}
