import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import { type Answers, Refused } from '../../../testing/fake-server.ts'

const texto = 'Los papeles recibidos no acreditan la renta declarada.'

const open = (obtenerMotivosContraloria: NonNullable<Answers['obtenerMotivosContraloria']>) =>
  renderContraloria(
    {
      obtenerColaContraloria: colaDe([enCola(3, 'ROSA IBACACHE MORA')]),
      obtenerCasoContraloria: caso(),
      situacionDeCaso: { cola: 'financiera', retenida: null, ultima: null, toma: null },
      obtenerMotivosContraloria,
    },
    '?identificador=3',
  )

const motivo = () => screen.findByRole('textbox', { name: /^Motivo/ })

test('a paper says when it came as every date is read', async () => {
  open([])
  expect(await screen.findByText(dicho(/Liquidaciones de sueldo · .* · 18-11-2026 08:00$/))).toBeVisible()
})

test('a reason of the operator is added to the typed text, without replacing it', async () => {
  open([
    { titulo: 'Renta sin respaldo', texto, cola: 'financiera' },
    { titulo: 'Riesgo médico', texto, cola: 'medica' },
  ])
  await pasteInto(await motivo(), 'Faltan tres liquidaciones.')
  const add = await screen.findByRole('button', { name: 'Agregar al motivo' })
  expect(add).toHaveAccessibleDescription('Elija un motivo tipo.')
  // A medical reason is not offered for an income
  expect(screen.queryByRole('option', { name: 'Riesgo médico' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Motivo tipo'), 'Renta sin respaldo')
  await userEvent.click(screen.getByRole('button', { name: 'Agregar al motivo' }))
  expect(await motivo()).toHaveValue(`Faltan tres liquidaciones.\n${texto}`)
})

test.each([
  ['there are none', []],
  ['they cannot be read', new Refused(503, '')],
])('%s: the reason is written from nothing', async (_what, answer) => {
  open(answer)
  expect(await motivo()).toBeVisible()
  expect(screen.queryByLabelText('Motivo tipo')).toBeNull()
})
