import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { caso, enCola } from '../../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../../testing/contraloria/pantalla.tsx'
import { fakeEvents } from '../../../../testing/fake-events.ts'
import { type Answer, type Answers, lastStays, Refused } from '../../../../testing/fake-server.ts'
import type { CasoDeContraloria, Situacion } from '../queries.ts'

const DESDE = '2026-11-18T11:00:00.000Z'
const propia = { por: 'Elsa Pino', propia: true, desde: DESDE, asignadaPor: null }
const ajena = { ...propia, por: 'Andrés Sepúlveda', propia: false }
const libre: Situacion = { cola: 'financiera', retenida: null, ultima: null, toma: null }

function open(toma: Situacion['toma'], answers: Answers = {}) {
  const events = fakeEvents()
  let situacion: Situacion = { ...libre, toma }
  const { sent } = renderContraloria(
    {
      obtenerColaContraloria: colaDe([
        { ...enCola(3, 'ROSA IBACACHE MORA'), notas: 2 },
        { ...enCola(4, 'TOMÁS QUEZADA PINO'), toma: ajena },
        enCola(5, 'INÉS CATALÁN RUZ'),
      ]),
      obtenerCasoContraloria: caso({
        notas: [
          { clase: 'nota', por: 'Andrés Sepúlveda', para: null, en: DESDE, texto: 'Falta la liquidación de octubre' },
          { clase: 'toma', por: 'Andrés Sepúlveda', para: 'Elsa Pino', en: DESDE, texto: 'Elsa salió con licencia' },
        ],
      }),
      situacionDeCaso: () => situacion,
      tomarCasoContraloria: 'ok',
      soltarCasoContraloria: 'ok',
      asignarCasoContraloria: 'ok',
      dejarCasoEnCola: 'ok',
      obtenerAuditores: [
        { usuarioId: 7, nombre: 'Elsa Pino', casos: 1, propia: true },
        { usuarioId: 8, nombre: 'Andrés Sepúlveda', casos: 3, propia: false },
      ],
      ...answers,
    },
    '?identificador=3',
  )
  const becomes = (next: Situacion['toma']) => {
    situacion = { ...libre, toma: next }
    events.tell('cola', null)
  }
  return { sent, becomes }
}

const record = () => screen.findByRole('button', { name: 'Registrar resultado' })

test('the queue shows the holder of a case, and its notes', async () => {
  open(null)
  expect(await screen.findByRole('button', { name: /^TOMÁS/ })).toHaveTextContent('Tomado por Andrés Sepúlveda')
  expect(screen.getByRole('button', { name: /^ROSA/ })).toHaveTextContent('2 notas')
  const notas = await screen.findByRole('list', { name: 'Notas, la última primero' })
  expect(
    within(notas)
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  ).toEqual([
    'Andrés Sepúlveda lo dejó en la cola, 18-11-2026 08:00Falta la liquidación de octubre',
    'Andrés Sepúlveda lo tomó de Elsa Pino, 18-11-2026 08:00Elsa salió con licencia',
  ])
})

test('is taken and released, each time announced, with the keyboard alone', async () => {
  const { sent, becomes } = open(null)
  const button = await screen.findByRole('button', { name: 'Tomar' })
  expect(screen.getByText('Nadie ha tomado este caso.')).toBeVisible()
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent('tomarCasoContraloria')).toEqual([{ identificador: 3 }]))
  becomes(propia)
  expect(await screen.findByText(dicho('Usted lo tiene desde el 18-11-2026 08:00.'))).toBeVisible()
  expect(screen.getByRole('button', { name: 'Soltar' })).toHaveFocus()
  // deaf for a moment: the second half of a double click lets nothing go
  await waitFor(async () => {
    await userEvent.keyboard('{Enter}')
    expect(sent('soltarCasoContraloria')).toEqual([{ identificador: 3 }])
  })
  expect(sent('obtenerCasoContraloria')).toHaveLength(1)
})

test('taken by another while typing: the typed text stays, and the case must be taken to answer', async () => {
  const { sent, becomes } = open(null)
  await userEvent.click(await screen.findByRole('radio', { name: /Aprobar la renta/ }))
  await pasteInto(screen.getByRole('textbox', { name: /^Renta promedio/ }), '1350000')
  becomes(ajena)
  expect(await screen.findByText(dicho('Lo tiene Andrés Sepúlveda desde el 18-11-2026 08:00.'))).toBeVisible()
  expect(await record()).toHaveAccessibleDescription('Lo tiene Andrés Sepúlveda. Tómelo para responder.')
  await press('Registrar resultado')
  expect(sent('responderEvaluacionFinanciera')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Dejar en cola' })).toBeNull()

  await press('Tomar')
  const dialog = await screen.findByRole('dialog', { name: 'Tomar el caso de Andrés Sepúlveda' })
  const take = within(dialog).getByRole('button', { name: 'Tomar' })
  await userEvent.click(take)
  expect(await within(dialog).findAllByText('Escriba por qué toma el caso')).not.toEqual([])
  expect(sent('tomarCasoContraloria')).toEqual([])
  await pasteInto(within(dialog).getByRole('textbox', { name: /Por qué/ }), 'Andrés salió con licencia')
  await userEvent.click(take)
  await waitFor(() =>
    expect(sent('tomarCasoContraloria')).toEqual([{ identificador: 3, motivo: 'Andrés salió con licencia' }]),
  )
  becomes(propia)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectFocusSomewhere()
  expect(screen.getByRole('textbox', { name: /^Renta promedio/ })).toHaveValue('$ 1.350.000')
  await waitFor(async () => expect(await record()).toHaveAccessibleDescription(''))
})

describe('T pressed before the holder of the case is known', () => {
  /** Opens a case whose assignment is still loading. */
  async function openLate(toma: Situacion['toma']) {
    const reading = Promise.withResolvers<Situacion>()
    const { sent } = open(null, { situacionDeCaso: () => reading.promise })
    expect(await screen.findByText('Leyendo quién tiene el caso…')).toBeVisible()
    await userEvent.keyboard('t')
    expect(screen.getByRole('button', { name: 'Tomar' })).toHaveAttribute('aria-busy', 'true')
    expect(sent('tomarCasoContraloria')).toEqual([])
    reading.resolve({ ...libre, toma })
    return sent
  }

  test('nobody: it is taken once it is known', async () => {
    const sent = await openLate(null)
    await waitFor(() => expect(sent('tomarCasoContraloria')).toEqual([{ identificador: 3 }]))
  })

  test('nor the case itself: it is taken once it is there', async () => {
    const reading = Promise.withResolvers<CasoDeContraloria>()
    const { sent } = open(null, { obtenerCasoContraloria: () => reading.promise })
    await screen.findByRole('list', { name: /^Casos/ })
    await userEvent.keyboard('t')
    reading.resolve(caso({}))
    await waitFor(() => expect(sent('tomarCasoContraloria')).toEqual([{ identificador: 3 }]))
  })

  test('somebody else: why is asked', async () => {
    const sent = await openLate(ajena)
    expect(await screen.findByRole('dialog', { name: 'Tomar el caso de Andrés Sepúlveda' })).toBeVisible()
    expect(sent('tomarCasoContraloria')).toEqual([])
  })

  test('the own user: it is not released', async () => {
    const sent = await openLate(propia)
    expect(await screen.findByText(/^Usted lo tiene/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Soltar' })).not.toHaveAttribute('aria-busy', 'true')
    expect(sent('soltarCasoContraloria')).toEqual([])
  })
})

test('a failed read of the assignment is reported, and can be repeated', async () => {
  open(null, {
    situacionDeCaso: lastStays<Answer<'situacionDeCaso'>>(
      new Refused(503, 'No se ha podido obtener quién tiene el caso.'),
      libre,
    ),
  })
  expect(await screen.findByText('No se ha podido obtener quién tiene el caso.')).toBeVisible()
  await press('Reintentar')
  expect(await screen.findByText('Nadie ha tomado este caso.')).toBeVisible()
})

test('somebody was faster', async () => {
  const text = 'Otra persona tiene tomado este caso. Para responderlo, tómelo primero con un motivo.'
  open(null, { tomarCasoContraloria: new Refused(409, text) })
  await press('Tomar')
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})

test('is given to somebody of contraloría', async () => {
  const { sent, becomes } = open(propia)
  await press('Asignar')
  const dialog = await screen.findByRole('dialog', { name: 'Asignar el caso' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Asignar' }))
  expect(await within(dialog).findAllByText('Elija a quién asigna el caso')).not.toEqual([])
  await userEvent.selectOptions(await within(dialog).findByLabelText(/^A quién/), 'Andrés Sepúlveda, 3 casos')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Asignar' }))
  await waitFor(() => expect(sent('asignarCasoContraloria')).toEqual([{ identificador: 3, usuarioId: 8, motivo: '' }]))
  becomes({ ...ajena, asignadaPor: 'Elsa Pino' })
  expect(await screen.findByText(/^Lo tiene Andrés Sepúlveda .* Lo asignó Elsa Pino\.$/)).toBeVisible()
  await expectFocusSomewhere()
})

test('left in the queue with a note, Enter opens the next case that nobody has', async () => {
  const { sent } = open(propia)
  await press('Dejar en cola')
  const dialog = await screen.findByRole('dialog', { name: 'Dejar en cola' })
  await pasteInto(within(dialog).getByRole('textbox', { name: /^Nota/ }), 'Llamar al empleador')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dejar en cola' }))
  await waitFor(() => expect(sent('dejarCasoEnCola')).toEqual([{ identificador: 3, nota: 'Llamar al empleador' }]))
  expect(await screen.findByText('ROSA IBACACHE MORA quedó en la cola, con su nota')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Siguiente caso' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent('obtenerCasoContraloria').at(-1)).toEqual({ identificador: 5 }))
})

test('a discarded note can be recovered', async () => {
  open(propia)
  await press('Dejar en cola')
  await pasteInto(await screen.findByRole('textbox', { name: /^Nota/ }), 'Llamar al')
  await press('Cerrar')
  expect(await screen.findByText('Se descartó lo escrito.')).toBeVisible()
  await expectFocusSomewhere()
})
