import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer, inTurn, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { encontradoDe } from '../../../testing/ficha.ts'
import { cambioAjeno } from '../../../testing/network/cambio-ajeno.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { ProspectScreen } from './prospect-screen.tsx'

function open(answers: Answers = {}, at = '/add-prospect?prospectoId=12') {
  const received = fakeServer({
    obtenerTipoProspectos: [{ codigo: 'REF', descripcion: 'Referido' }],
    ...sinBorrador,
    obtenerDatosProspecto: datosDe(),
    buscarProspectos: [],
    validarTitularVigenteRut: false,
    ingresarProspecto: { prospectoId: 12, version: 4 },
    ...answers,
  })
  renderScreen(<ProspectScreen />, { at })
  return payloadsIn(received)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Prospecto' }))
test('with something typed it is saved first; with nothing to save the way on comes first', async () => {
  open()
  const nombres = await screen.findByLabelText(/Nombres/)
  const sigue = () => screen.queryByRole('link', { name: 'Ir a Antecedentes' })
  expect(sigue()).toHaveAttribute('href', '/postulant-data?prospectoId=12')
  await userEvent.type(nombres, 'X')
  expect(sigue()).toBeNull()
  expect(screen.getByRole('button', { name: 'Guardar Prospecto' })).toHaveAttribute('data-kind', 'primary')
})

test('an address that bounces is told, until another one is typed', async () => {
  const datos = datosDe({ correo: 'nadie@example.cl' })
  open({ obtenerDatosProspecto: { ...datos, rebote: 'Rebotó el 08-10-2026: la casilla no existe.' } })
  const told = () => screen.queryByText(dicho(/^El correo a nadie@example.cl no llega\. Rebotó el 08-10-2026/))
  await waitFor(() => expect(told()).toBeVisible())
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'x')
  expect(told()).toBeNull()
})

const enPareja = datosDe({ esCompensado: true, tipoPlan: 'S', otorga: true, tipoVenta: null })

test('a rut added to a person without one is searched; an existing one is not', async () => {
  const rut = '17112004-7'
  const sent = open({
    obtenerDatosProspecto: inTurn(datosDe({ rut: null }), datosDe({ rut })),
    buscarProspectos: [encontradoDe({ prospectoId: 7, nombre: 'ANA SOTO VERA', rut, coincidencia: 'rut' })],
  })
  await userEvent.type(await screen.findByLabelText(/RUT/), rut)
  const text = 'Ya está en su cartera: ANA SOTO VERA, Prospecto Ingresado'
  expect(await screen.findByText(text)).toBeVisible()
  await save()
  await screen.findByRole('alertdialog', { name: text })
  expect(sent('ingresarProspecto')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Guardar de todos modos' }))
  await waitFor(() => expect(sent('ingresarProspecto')).toHaveLength(1))
  const dicho = within(await screen.findByRole('alertdialog', { name: /guardado correctamente/ }))
  expect(screen.queryByRole('button', { name: 'Guardar de todos modos' })).toBeNull()
  await userEvent.click(dicho.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  await expectFocusSomewhere()
})

describe('the tabs of the footer', () => {
  const nombres = () =>
    [...screen.getByRole('navigation', { name: 'Secciones del prospecto' }).querySelectorAll('a, button')].map(
      (tab) => tab.textContent,
    )

  test('of a person without id are disabled with the reason, except the first', async () => {
    open({}, '/add-prospect')
    await screen.findByLabelText(/Nombres/)
    expect(nombres()).toEqual(['Prospecto', 'Antecedentes', 'Documentos', 'Beneficiarios', 'Cotizar Plan'])
    for (const name of ['Antecedentes', 'Documentos', 'Beneficiarios', 'Cotizar Plan'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Guarde primero el prospecto')
  })

  test.each([
    ['Antecedentes', '/postulant-data?prospectoId=12'],
    ['Documentos', '/postulant-data?prospectoId=12#documentos'],
    ['Beneficiarios', '/prospect-beneficiaries?prospectoId=12'],
    ['Cotizar Plan', '/preliminar-plan?prospectoId=12'],
  ])('%s opens once it has one', async (name, href) => {
    open()
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.queryByText('Resumen plan')).toBeNull()
  })

  test('of one of a pair: it is quoted, and the summary of both opens with its plan', async () => {
    open({ obtenerDatosProspecto: enPareja })
    expect(await screen.findByRole('button', { name: 'Resumen plan' })).toHaveAccessibleDescription(
      'Abre al confirmar su plan en Cotizar Plan.',
    )
    expect(screen.getByRole('link', { name: 'Cotizar Plan' })).toHaveAttribute(
      'href',
      '/preliminar-plan?prospectoId=12',
    )
  })

  test('of one of a pair with a plan: Resumen plan leads to the compensation summary', async () => {
    open({ obtenerDatosProspecto: { ...enPareja, etapa: 'resumenCotizacionCompensado' } })
    expect(await screen.findByRole('link', { name: 'Resumen plan' })).toHaveAttribute(
      'href',
      '/resumen-cotizacion-pactada?prospectoId=12',
    )
  })
})

describe('the document', () => {
  test('may be a passport, which is required and well formed', async () => {
    const sent = open()
    await userEvent.selectOptions(await screen.findByLabelText('Documento'), 'P')
    await save()
    expect(screen.getByRole('link', { name: 'Debes ingresar un nº de pasaporte' })).toBeVisible()
    const field = screen.getByLabelText(/Número de pasaporte/)
    await userEvent.type(field, 'ab')
    await save()
    expect(screen.getByRole('link', { name: 'El pasaporte debe tener entre 5 y 20 letras o números' })).toBeVisible()
    await userEvent.type(field, '12345')
    await save()
    await screen.findByRole('alertdialog')
    expect(sent('ingresarProspecto')[0]).toMatchObject({ tipoDocumento: 'P', numeroPasaporte: 'AB12345' })
    expect(sent('ingresarProspecto')[0]).not.toHaveProperty('rut')
  })

  test('of a person with a passport can become the rut again', async () => {
    const sent = open({
      obtenerDatosProspecto: datosDe({ tipoDocumento: 'P', rut: null, numeroPasaporte: 'AB12345' }),
    })
    expect(await screen.findByLabelText(/Número de pasaporte/)).toHaveValue('AB12345')
    await userEvent.selectOptions(screen.getByLabelText('Documento'), 'R')
    await userEvent.type(screen.getByLabelText('RUT'), '11111111-1')
    await save()
    await screen.findByRole('alertdialog')
    expect(sent('ingresarProspecto')[0]).toMatchObject({ tipoDocumento: 'R', rut: '11111111-1' })
  })

  test.each([
    ['one of a pair', enPareja],
    ['an electronic sale', datosDe({ tipoVenta: 'E' })],
  ])('of %s is the rut', async (_who, datos) => {
    open({ obtenerDatosProspecto: datos })
    await screen.findByLabelText(/RUT/)
    expect(screen.queryByLabelText('Documento')).toBeNull()
  })

  test('a rut that is taken away is sent as none', async () => {
    const sent = open()
    await userEvent.clear(await screen.findByLabelText('RUT'))
    await save()
    await screen.findByRole('alertdialog')
    expect(sent('ingresarProspecto')[0]).toMatchObject({ rut: '' })
  })
})

describe('somebody else saved meanwhile', () => {
  const campos = { nombres: 'Nombres', celular: 'Celular', sexo: 'Sexo' }
  const ajeno = cambioAjeno('Camila Rojas', '2026-11-21T13:12:00.000Z', campos)
  const despues = datosDe({ version: 4, nombres: 'FELIPE ANDRÉS', celular: '987654321' })

  async function conflicto() {
    const sent = open({
      ingresarProspecto: inTurn(
        new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.', { data: ajeno }),
        { prospectoId: 12, version: 5 },
      ),
      obtenerDatosProspecto: lastStays(datosDe(), despues),
    })
    await userEvent.type(await screen.findByLabelText(/Nombres/), ' JOSÉ')
    await save()
    await screen.findByText(/Camila Rojas cambió este prospecto/)
    return sent
  }

  test('author, fields and saved values are shown; typed values stay, and a second press saves them', async () => {
    const sent = await conflicto()
    expect(screen.getByText('Nombres: ahora FELIPE ANDRÉS')).toBeVisible()
    expect(screen.getByText('Celular: ahora 987654321')).toBeVisible()
    expect(screen.getByLabelText(/Nombres/)).toHaveValue('FELIPE JOSÉ')
    await save()
    await screen.findByRole('alertdialog')
    expect(sent('ingresarProspecto').map(({ version }) => version)).toEqual([3, 4])
    expect(sent('ingresarProspecto')[1]).toMatchObject({ nombres: 'FELIPE JOSÉ' })
  })

  test('the saved values can be taken instead', async () => {
    await conflicto()
    await userEvent.click(screen.getByRole('button', { name: 'Usar lo guardado' }))
    await waitFor(() => expect(screen.getByLabelText(/Nombres/)).toHaveValue('FELIPE ANDRÉS'))
    expect(screen.getByLabelText(/Celular/)).toHaveValue('987654321')
    expect(screen.queryByText(/cambió este prospecto/)).toBeNull()
  })
})
