import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { caso, pendiente, pendientes } from '../../../../testing/caso.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { MesaScreen } from '../mesa-screen.tsx'
import type { Mandato } from './queries.ts'

const falta = pendiente({ clase: 'mandato', registroId: null, que: 'Falta el mandato de pago' })
const vigente: Mandato = {
  ...caso({ prospectoId: 13, declaracionSaludId: 35, nombre: 'ISIDORA LUCO' }),
  referencia: 'PAT-2026-1',
  otorgado: '2026-10-07T13:00:00.000Z',
  por: 'PILAR SOTO',
  origen: 'mesa',
}
const pagina = (...filas: Mandato[]) => ({ filas, siguiente: null })

function open(answers: Answers = {}, at = '/mesa?ver=mandato') {
  const base: Answers = {
    obtenerPendientesMesa: pendientes(falta),
    obtenerMandatos: pagina(vigente),
    registrarMandato: 'ok',
    revocarMandato: { referencia: 'PAT-1' },
    buscarCasosMesa: [caso()],
  }
  const received = fakeServer({ ...sinBorrador, ...base, ...answers })
  renderScreen(<MesaScreen />, { at, session: { roles: ['mesa'] } })
  const sent = payloadsIn(received)
  return { sent }
}

const submit = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Registrar mandato' }))
const referencia = () => screen.getByRole('textbox', { name: 'Referencia del mandato' })

test('a sale without a mandate gets one, and it can be undone', async () => {
  const { sent } = open()
  const row = await screen.findByRole('row', { name: /ROSA IBACACHE/ })
  for (const text of ['14.322.097-9', '5000000140', 'MATILDE OYARZÚN']) expect(row).toHaveTextContent(text)
  await press('Registrar el mandato de ROSA IBACACHE MORA')
  expect(screen.queryByRole('button', { name: /^Cambiar el caso/ })).toBeNull()
  await userEvent.type(referencia(), 'PAT-9')
  await submit()
  expect(await screen.findByText('Mandato de ROSA IBACACHE MORA registrado.')).toBeVisible()
  expect(sent('registrarMandato')).toEqual([{ declaracionSaludId: 34, referencia: 'PAT-9' }])
  await press('Deshacer')
  await waitFor(() => expect(sent('revocarMandato')).toEqual([{ declaracionSaludId: 34 }]))
})

test('a card number is refused at the field and sent nowhere, not even as a draft', async () => {
  const { sent } = open()
  await press('Registrar el mandato de ROSA IBACACHE MORA')
  await userEvent.type(referencia(), '4111 1111 1111 1111')
  await submit()
  expect(screen.getAllByText('Ingrese la referencia del mandato, nunca el número de una tarjeta')).toHaveLength(2)
  expect([...sent('registrarMandato'), ...sent('guardarBorrador')]).toEqual([])
})

test('a case is searched for; a refusal of the server shows at its field', async () => {
  const text = 'El mandato corresponde solo a independientes y voluntarios.'
  const errores = [{ campo: 'declaracionSaludId', mensaje: text }]
  open({ registrarMandato: new Refused(422, text, { errores }) })
  await press('Registrar mandato')
  await userEvent.type(referencia(), 'PAT-9')
  await submit()
  expect(screen.getAllByText('Busque y elija el caso')).toHaveLength(2)
  await userEvent.type(screen.getByRole('combobox', { name: 'Caso' }), 'rosa')
  await userEvent.click(await screen.findByRole('option', { name: /ROSA/ }))
  await submit()
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Cambiar el caso de ROSA IBACACHE MORA' })).toHaveFocus()
  expect(referencia()).toHaveValue('PAT-9')
})

test('a case without a DS cannot have one', async () => {
  const { sent } = open({ buscarCasosMesa: [caso({ declaracionSaludId: null, folioDS: null })] })
  await press('Registrar mandato')
  await userEvent.type(screen.getByRole('combobox', { name: 'Caso' }), 'rosa')
  await userEvent.click(await screen.findByRole('option', { name: /ROSA/ }))
  await userEvent.type(referencia(), 'PAT-9')
  await submit()
  expect(screen.getAllByText('El caso no tiene una Declaración de Salud en curso.')).toHaveLength(2)
  expect(sent('registrarMandato')).toEqual([])
})

test('one that stands is revoked with a press, and set again', async () => {
  const { sent } = open({}, '/mesa?ver=mandato&lista=vigentes')
  const row = await screen.findByRole('row', { name: /ISIDORA LUCO/ })
  for (const text of ['PAT-2026-1', '07-10-2026 10:00', 'por PILAR SOTO']) expect(row).toHaveTextContent(text)
  await press('Revocar el mandato de ISIDORA LUCO')
  expect(await screen.findByText('Mandato de ISIDORA LUCO revocado.')).toBeVisible()
  expect(sent('revocarMandato')).toEqual([{ declaracionSaludId: 35 }])
  await press('Deshacer')
  await waitFor(() => expect(sent('registrarMandato')).toEqual([{ declaracionSaludId: 35, referencia: 'PAT-2026-1' }]))
  await expectFocusSomewhere()
})

test('the next page comes when it is asked for', async () => {
  const otro = { ...vigente, prospectoId: 14, nombre: 'OTRA PERSONA' }
  open(
    { obtenerMandatos: ({ cursor }) => (cursor ? pagina(vigente) : { filas: [otro], siguiente: 12 }) },
    '/mesa?ver=mandato&lista=vigentes',
  )
  await press('Ver más')
  expect(await screen.findByRole('row', { name: /ISIDORA LUCO/ })).toBeVisible()
})

test('none stands', async () => {
  open({ obtenerMandatos: pagina() }, '/mesa?ver=mandato&lista=vigentes')
  expect(await screen.findByText('No hay mandatos vigentes')).toBeVisible()
})

test('a list that cannot be read', async () => {
  open({ obtenerMandatos: new Refused(503, '') }, '/mesa?ver=mandato&lista=vigentes')
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los mandatos.')
})
