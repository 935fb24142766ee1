import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { DE_LA_DS, hijoDe, titular, ventaConDS } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { BeneficiariosDsScreen } from './beneficiarios-screen.tsx'

const complete = { nombres: 'ANA', apellidoPaterno: 'MOLINA', apellidoMaterno: 'DÍAZ', peso: 40, altura: 1.5 }

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('cotizante'),
    obtenerBeneficiariosDS: [titular, hijoDe(2, { ...complete, rutBeneficiario: '24512331-0' })],
    obtenerBeneficiariosCompensados: { esCompensado: false, listaCompensados: [] },
    ...sinBorrador,
    guardarBeneficiariosDS: { version: 5 },
    guardarEtapa: { etapa: 'beneficiarios' },
    ...answers,
  })
  const { router } = renderScreen(<BeneficiariosDsScreen />, { at: `/postulant-beneficiaries${DE_LA_DS}` })
  const sent = payloadsIn(received)
  return { router, sent }
}

const save = () => press('Guardar Beneficiarios')
const advance = () => press('Avanzar en la Postulación')
const write = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(field)
  await pasteInto(field, text)
}

test('nobody besides the holder: it can go on, the stage is saved', async () => {
  const { router, sent } = open({ obtenerBeneficiariosDS: [titular] })
  expect(await screen.findByText('No hay beneficiarios agregados.')).toBeVisible()
  await advance()
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-ds'))
  expect(sent('guardarBeneficiariosDS')).toEqual([{ identificador: 20_001, beneficiario: [], version: 4 }])
  expect(sent('guardarEtapa')[0]).toMatchObject({ etapa: 'beneficiarios' })
})

test('an empty row shows its required fields', async () => {
  const { sent } = open({ obtenerBeneficiariosDS: [titular, hijoDe(2)] })
  await save()
  for (const text of [
    'Debe ingresar los nombres',
    'Debe ingresar un rut o numero de pasaporte',
    'Debe ingresar su peso en kilos',
  ])
    expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
  expect(sent('guardarBeneficiariosDS')).toEqual([])
})

test('switching to the passport clears the RUT, and back', async () => {
  const { sent } = open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Pasaporte' }))
  await save()
  expect((await screen.findAllByText('Debe ingresar numero de pasaporte')).length).toBeGreaterThan(0)
  await write('Número de pasaporte', 'AB12345')
  await save()
  await screen.findByText('Los datos se han guardado correctamente!')
  expect(sent('guardarBeneficiariosDS')[0]).toMatchObject({
    beneficiario: [{ id: 2, tipoDocumento: 'P', rutBeneficiario: '', pasaporte: 'AB12345' }],
  })
  await press('Cerrar')
  await userEvent.click(screen.getByRole('radio', { name: 'RUT' }))
  expect(screen.getByRole('textbox', { name: 'RUT' })).toHaveValue('')
})

test('nobody may carry the RUT of the holder', async () => {
  const { sent } = open()
  await write('RUT', '17.455.310-6')
  await advance()
  expect(
    await screen.findByText('El rut de los beneficiarios no puede ser el mismo que el rut del titular'),
  ).toBeVisible()
  expect(sent('guardarBeneficiariosDS')).toEqual([])
})

test('nor two of them the same', async () => {
  open({
    obtenerBeneficiariosDS: [
      titular,
      hijoDe(2, { ...complete, rutBeneficiario: '24512331-0' }),
      hijoDe(3, { ...complete, rutBeneficiario: '24512331-0' }),
    ],
  })
  await save()
  expect(await screen.findByText('El rut de los beneficiarios no se puede repetir')).toBeVisible()
})

test('errors of the server are listed once each and shown at their field; the step stays', async () => {
  const errores = ['Uno', 'Dos', 'Uno'].map((mensaje, row) => ({ campo: `beneficiario.${row}.peso`, mensaje }))
  const { sent } = open({ guardarBeneficiariosDS: new Refused(400, 'Datos inválidos', { errores }) })
  await advance()
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Se han encontrado los siguiente(s) error(es): • Uno • Dos')
  expect(dialog.textContent?.match(/Uno/g)).toHaveLength(1)
  expect(screen.getAllByLabelText(/Peso/)[0]).toHaveAccessibleDescription('Uno')
  expect(sent('guardarEtapa')).toEqual([])
})

test('closed until the holder is saved', async () => {
  open({ obtenerVenta: ventaConDS('inicioManual') })
  expect(await screen.findByText('Este paso todavía está cerrado')).toBeVisible()
})
