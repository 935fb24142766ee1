import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola, medica } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, Refused } from '../../../testing/fake-server.ts'
import type { Situacion } from './queries.ts'

const motivo = 'La ficha médica no permite aceptar'
const deAndres = { por: 'Andrés Sepúlveda', propia: false, resultado: 4 }
const propuesta = {
  ...deAndres,
  en: '2026-11-18T11:00:00.000Z',
  motivo,
  renta: null,
  restricciones: [],
  antecedentes: [],
  impedimento: null,
}
const espera: Situacion = {
  cola: null,
  ultima: null,
  toma: null,
  retenida: { ...deAndres, saleEn: null, confirmadaPor: null, confirma: false },
}

function open(answers: Answers = {}) {
  const events = fakeEvents()
  const { sent } = renderContraloria(
    {
      obtenerColaContraloria: colaDe(
        [{ ...enCola(3, 'ROSA IBACACHE MORA'), cola: 'medica', propuesta: { ...deAndres, saleEn: null } }],
        {
          cuatroOjos: true,
        },
      ),
      obtenerCasoContraloria: caso({ cola: null, medica, propuesta, cuatroOjos: true }),
      situacionDeCaso: espera,
      confirmarRespuesta: { saleEn: '2026-11-18T11:00:15.000Z' },
      devolverRespuesta: 'ok',
      deshacerEvaluacion: 'ok',
      ...answers,
    },
    '?cola=porConfirmar&identificador=3',
  )
  return { sent, events }
}

test('a second auditor reads the text for the applicant, confirms it, and may still undo that', async () => {
  const { sent } = open()
  expect(await screen.findByRole('button', { name: 'Por confirmar 1' })).toHaveAttribute('aria-current', 'true')
  const panel = await screen.findByRole('region', { name: 'Respuesta por confirmar' })
  expect(within(panel).getByRole('figure', { name: 'Así lo leerá el postulante' })).toHaveTextContent(motivo)
  await press('Confirmar')
  expect(await screen.findByText(/Rechazada, confirmado\. El aviso sale en 15 segundos\./)).toBeVisible()
  expect(sent('confirmarRespuesta')).toEqual([{ identificador: 3 }])
  await expectFocusSomewhere()
  await press('Deshacer')
  await waitFor(() => expect(sent('deshacerEvaluacion')).toEqual([{ identificador: 3 }]))
})

test('it is handed back with a note that says something', async () => {
  const { sent } = open()
  await press('Devolver')
  const dialog = await screen.findByRole('dialog', { name: 'Devolver la respuesta' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver' }))
  const nota = within(dialog).getByRole('textbox', { name: /^Nota/ })
  await waitFor(() =>
    expect(nota).toHaveAccessibleDescription(
      'Escriba la nota La lee Andrés Sepúlveda, que vuelve a tener el caso, y quien lo abra en contraloría.',
    ),
  )
  await pasteInto(nota, 'Falta leer el informe')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver' }))
  expect(await screen.findByText('ROSA IBACACHE MORA volvió a Andrés Sepúlveda, con su nota')).toBeVisible()
  expect(sent('devolverRespuesta')).toEqual([{ identificador: 3, nota: 'Falta leer el informe' }])
})

test('its author can only take it back', async () => {
  const retenida = { ...deAndres, propia: true, saleEn: null, confirmadaPor: null, confirma: false }
  const { sent } = open({ situacionDeCaso: { ...espera, retenida } })
  expect(await screen.findByText(/Usted propuso: Rechazada/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Devolver' })).toBeNull()
  await press('Deshacer')
  await waitFor(() => expect(sent('deshacerEvaluacion')).toHaveLength(1))
})

test('proposed while the case is open, it can be read; a faster confirmer is reported', async () => {
  const text = 'Este caso ya no tiene una respuesta por confirmar: se confirmó, se devolvió o se deshizo.'
  let reads = 0
  open({
    obtenerCasoContraloria: () => {
      reads += 1
      return caso({ cola: 'medica', medica, propuesta: reads > 1 ? propuesta : null, cuatroOjos: true })
    },
    confirmarRespuesta: new Refused(409, text),
  })
  await press('Leer la propuesta')
  expect(await screen.findByRole('figure', { name: 'Así lo leerá el postulante' })).toBeVisible()
  await press('Confirmar')
  expect(await screen.findByText(text)).toBeVisible()
})

test('an account that the author had in hand lately reads why it cannot confirm, and may still hand back', async () => {
  const impedimento = 'Debe hacerlo otra persona: en los últimos 7 días, uno de los dos cambió la cuenta del otro.'
  const leida = { ...propuesta, impedimento }
  const { sent } = open({ obtenerCasoContraloria: caso({ cola: null, medica, propuesta: leida, cuatroOjos: true }) })
  const confirmar = await screen.findByRole('button', { name: 'Confirmar' })
  expect(confirmar).toHaveAccessibleDescription(impedimento)
  await userEvent.click(confirmar)
  expect(sent('confirmarRespuesta')).toEqual([])
  await press('Devolver')
  expect(await screen.findByRole('dialog', { name: 'Devolver la respuesta' })).toBeVisible()
})
