import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPawn } from '../players/rules.ts'
import { boards, firstBoard, type SquareKind } from './boards.ts'
import { questions } from './content/questions.ts'
import { cardToRead, move, questionOnSquare, rightAnswerOf, taskToAccept } from './rules.ts'

describe('boards', () => {
  test.each(boards.map((board) => [board.slug, board] as const))('%s is about one third special', (_slug, board) => {
    const special = board.squares.filter((kind) => kind !== 'none').length
    expect(special / board.squares.length).toBeGreaterThan(0.28)
    expect(special / board.squares.length).toBeLessThan(0.38)
    expect(board.squares[0]).toBe('none')
    expect(new Set(board.squares)).toEqual(
      new Set(['none', 'task', 'fact', 'quote', 'question', 'random', 'bonus', 'specialBonus']),
    )
  })

  test('two are free, four are for gems, and the first one has 40 squares', () => {
    expect(boards.filter(({ gems }) => gems === null)).toHaveLength(2)
    expect(boards.filter(({ gems }) => gems !== null)).toHaveLength(4)
    expect(firstBoard.squares).toHaveLength(40)
    expect(new Set(boards.map(({ id }) => id)).size).toBe(boards.length)
  })
})

describe('the pawn', () => {
  test('lands on a special square once in a lap', () => {
    const first = move(firstBoard, firstPawn, 2)
    expect(first).toMatchObject({ position: 2, lap: 1, landedOn: 'quote', usedSquares: [2] })
    const again = move(firstBoard, { ...firstPawn, usedSquares: [2] }, 2)
    expect(again).toMatchObject({ position: 2, landedOn: undefined, usedSquares: [2] })
  })

  test('a new lap makes every special square new', () => {
    const pawn = { position: 39, lap: 1, usedSquares: [2, 4], card: null }
    expect(move(firstBoard, pawn, 1)).toMatchObject({ position: 0, lap: 2, usedSquares: [], landedOn: undefined })
    expect(move(firstBoard, pawn, 3)).toMatchObject({ position: 2, lap: 2, usedSquares: [2], landedOn: 'quote' })
  })

  test('walks as far in many moves as in one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...boards),
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 200 }),
        (board, steps) => {
          const pawn = steps.reduce((at, step) => move(board, at, step), firstPawn)
          const walked = steps.reduce((sum, step) => sum + step, 0)
          expect((pawn.lap - 1) * board.squares.length + pawn.position).toBe(walked)
          expect(new Set(pawn.usedSquares).size).toBe(pawn.usedSquares.length)
          expect(pawn.usedSquares.every((square) => board.squares[square] !== 'none')).toBe(true)
        },
      ),
    )
  })
})

describe('actions on the square of the pawn', () => {
  type Card = NonNullable<typeof firstPawn.card>

  const on = (square: SquareKind, kind?: Card['kind'], settled = false) => {
    const drawnFrom = square === 'none' ? 'random' : square
    const card = kind ? { kind, drawnFrom, settled, contentId: 'this' } : null
    return [
      { ...firstBoard, squares: [square] },
      { ...firstPawn, card },
    ] as const
  }

  test.each([
    ['nothing on a plain square', on('none'), 'notSpecialBoardPosition', 'notSpecialBoardPosition'],
    ['a fact is read', on('fact', 'fact'), undefined, 'notSpecialBoardPosition'],
    ['a fact drawn at random is read', on('random', 'fact'), undefined, 'notSpecialBoardPosition'],
    ['a fact that was left behind is used', on('fact'), 'positionAlreadyUsed', 'notSpecialBoardPosition'],
    ['a challenge is accepted', on('task', 'task'), undefined, undefined],
    ['a challenge drawn at random is accepted', on('random', 'task'), undefined, undefined],
    ['a challenge is accepted once', on('task', 'task', true), 'positionAlreadyUsed', 'positionAlreadyUsed'],
    ['a challenge that was left behind is used', on('task'), 'positionAlreadyUsed', 'positionAlreadyUsed'],
    [
      'whatever was drawn at random and left behind is used',
      on('random'),
      'positionAlreadyUsed',
      'positionAlreadyUsed',
    ],
  ])('%s', (_what, [board, pawn], reading, accepting) => {
    const refusals = (act: () => unknown) => (reason: string | undefined) =>
      reason === undefined ? expect(act()).toBe(pawn.card) : expect(act).toThrow(reason)
    refusals(() => cardToRead(board, pawn))(reading)
    refusals(() => taskToAccept(board, pawn))(accepting)
  })

  test('a question that lies there is answered once', () => {
    const [, open] = on('question', 'question')
    const [, answered] = on('question', 'question', true)
    expect(questionOnSquare(open, 'this')).toBe(open.card)
    expect(questionOnSquare(answered, 'this')).toBe(answered.card)
    expect(() => questionOnSquare(open, 'another')).toThrow('questionNotFound')
    expect(() => questionOnSquare(answered, 'another')).toThrow('questionNotFound')
    expect(() => questionOnSquare(on('fact', 'fact')[1], 'this')).toThrow('questionNotFound')
    expect(() => questionOnSquare(firstPawn, 'this')).toThrow('questionNotFound')
  })

  test.each(questions.map((question) => [question.text.en, question] as const))('%s', (_text, question) => {
    for (const { id, right = false } of question.answers) {
      expect(rightAnswerOf(question, id).id === id).toBe(right)
    }
    expect(() => rightAnswerOf(question, question.id)).toThrow('invalidData')
  })
})
