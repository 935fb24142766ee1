import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { DE_LA_DS, hijoDe, titular, ventaConDS } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import type { CompensadoDeDS } from '../queries.ts'
import { BeneficiariosDsScreen } from './beneficiarios-screen.tsx'

const OTRA = 20_002
const complete = { apellidoPaterno: 'SOTO', apellidoMaterno: 'VEGA', peso: 20, altura: 1.1 }
const suya = hijoDe(2, { ...complete, nombres: 'ANA', rutBeneficiario: '24512331-0' })
const delOtro = hijoDe(7, { ...complete, nombres: 'ROSA', rutBeneficiario: '24512332-9', version: 9 })
const otro: CompensadoDeDS = {
  identificador: OTRA,
  rut: '12345678-5',
  nombre: 'Pedro Soto',
  otorga: false,
  version: 9,
  cerrada: null,
}
const pareja = (part: Partial<CompensadoDeDS> = {}) => ({
  esCompensado: true,
  listaCompensados: [{ ...otro, ...part }],
})

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('cotizante'),
    obtenerBeneficiariosDS: ({ identificador }) => (identificador === OTRA ? [titular, delOtro] : [titular, suya]),
    obtenerBeneficiariosCompensados: pareja(),
    ...sinBorrador,
    guardarBeneficiariosCompensados: { version: 4, versionCompensado: 10 },
    ...answers,
  })
  renderScreen(<BeneficiariosDsScreen />, { at: `/postulant-beneficiaries${DE_LA_DS}` })
  return payloadsIn(received)
}

const panel = () => screen.findByRole('region', { name: 'Cargas de Pedro Soto' })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar cargas de Pedro Soto' }))

test("of a pair the other's charges are there too, and are kept by themselves", async () => {
  const sent = open()
  const field = await within(await panel()).findByRole('textbox', { name: 'Nombres' })
  expect(field).toHaveValue('ROSA')
  await userEvent.clear(field)
  await pasteInto(field, 'INÉS')
  await save()
  expect(await screen.findByText('Los datos se han guardado correctamente!')).toBeVisible()
  const [payload] = sent('guardarBeneficiariosCompensados')
  expect(payload).toMatchObject({ identificador: 20_001, versionCompensado: 9 })
  expect(payload?.beneficiario).toMatchObject([{ id: 7, nombres: 'INÉS', peso: '20' }])
})

test('errors of the server are listed and shown at their field', async () => {
  const errores = [{ campo: 'beneficiario.0.peso', mensaje: 'Peso fuera de rango' }]
  open({ guardarBeneficiariosCompensados: new Refused(400, 'Datos inválidos', { errores }) })
  await save()
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('• Peso fuera de rango')
})

test('while they are not written from here it says why', async () => {
  const cerrada = 'Guarde primero los antecedentes del cotizante.'
  open({ obtenerBeneficiariosCompensados: pareja({ cerrada }) })
  expect(await within(await panel()).findByText(cerrada)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Guardar cargas/ })).toBeNull()
})

test('one without charges says so', async () => {
  open({ obtenerBeneficiariosDS: ({ identificador }) => (identificador === OTRA ? [titular] : [titular, suya]) })
  expect(await screen.findByText('Pedro Soto no tiene cargas en su Declaración de Salud.')).toBeVisible()
})

test('a sale without a pair has no such part', async () => {
  const sent = open({ obtenerBeneficiariosCompensados: { esCompensado: false, listaCompensados: [] } })
  await waitFor(() => expect(sent('obtenerBeneficiariosCompensados')).toHaveLength(1))
  expect(screen.queryByText(/^Cargas de/)).toBeNull()
})
