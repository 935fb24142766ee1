import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { conservados, draftSettled, soltados } from '../../../../testing/acts/borrador.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import {
  type Answering,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
} from '../../../../testing/fake-server.ts'
import { encontradoDe } from '../../../../testing/ficha.ts'
import { cambioAjeno } from '../../../../testing/network/cambio-ajeno.ts'
import { datosUpdDe } from '../../../../testing/postulacion/datos-upd.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { autorizacionDe } from '../../../../testing/venta.ts'
import { ActualizacionScreen } from './actualizacion-screen.tsx'

const abierta = { estadoEdicion: 'E' as const, abierta: { por: 'Camila Rojas', en: '2026-11-20T12:30:00.000Z' } }

type Datos = Answering<'obtenerDatosProspectoUpd'>

function open(datos: Datos = datosUpdDe(), answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerDatosProspectoUpd: datos,
    estadoAutorizacion: autorizacionDe(),
    regiones: [{ codigo: 13, descripcion: 'Metropolitana de Santiago' }],
    ciudadesRegion: [{ codigoRegion: 13, codigo: 131, descripcion: 'Santiago' }],
    isapres: [],
    obtenerCertificados: [],
    afps: [],
    ...sinBorrador,
    documentosSolicitar: [],
    obtenerDocumentosProspecto: [],
    actualizarProspecto: { prospectoId: 12, version: 4 },
    finalizaEnvioDocUpd: 'ok',
    descartarActualizacion: { version: 5 },
    ...answers,
  })
  const { router } = renderScreen(<ActualizacionScreen />, { at: '/postulant-datanew?prospectoId=12', session })
  const sent = payloadsIn(received)
  return { router, sent }
}

const GUARDAR = 'Guardar Antecedentes'
const REENVIAR = 'Sólo Reenviar Documentos y/o modificar nombre'
const AVANZAR = 'Avanzar en la Postulación'
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const retype = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await pasteInto(field, text)
}

describe('fields that can be changed', () => {
  test('names in capitals as they are typed, contact and employers; isapre, region, city and plan are fixed', async () => {
    open()
    await retype(/^Nombres/, 'felipe andrés')
    expect(screen.getByLabelText(/^Nombres/)).toHaveValue('FELIPE ANDRÉS')
    for (const label of [
      /Isapre actual/,
      /Región/,
      /Ciudad/,
      /Tipo de venta/,
      /Tipo de plan/,
      /Estado del prospecto/,
    ]) {
      const field = screen.getAllByLabelText(label)[0]
      expect(field?.matches(':disabled')).toBe(true)
    }
    for (const label of [/Correo electrónico/, /Celular/, /^RUT/, /Rut Empleador/, /Fecha de nacimiento/])
      expect((await screen.findByLabelText(label)).matches(':enabled')).toBe(true)
    expect(screen.getByText(/de ellas depende el plan confirmado/)).toBeVisible()
  })

  test.each([
    ['R', /^RUT/],
    ['P', /^Número de pasaporte/],
  ] as const)('with a sent declaration: not the document (%s), with the reason', async (tipoDocumento, label) => {
    open(datosUpdDe({ documentoFijo: true, tipoDocumento, numeroPasaporte: 'AB123456' }))
    const documento = await screen.findByLabelText<HTMLInputElement>(label)
    expect(documento.readOnly).toBe(true)
    expect(documento).toHaveAccessibleDescription(m.titularFijo.text)
    expect(screen.getByLabelText(/Tipo de documento/).matches(':disabled')).toBe(true)
    for (const otro of [/^Nombres/, /Fecha de nacimiento/, /Sexo/])
      expect(screen.getByLabelText<HTMLInputElement>(otro).matches(':disabled, :read-only:not(select)')).toBe(false)
  })

  test('going on saves, and leads to its quote', async () => {
    const { router, sent } = open()
    await retype(/Correo electrónico/, 'felipe.c@example.cl')
    await press(AVANZAR)
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plannew'))
    expect(sent('actualizarProspecto')).toHaveLength(1)
  })

  test('going on with an open one that says nothing new saves nothing', async () => {
    const { router, sent } = open(datosUpdDe(abierta))
    await press(AVANZAR)
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plannew'))
    expect(sent('actualizarProspecto')).toEqual([])
  })
})

test('a saved draft is shown with its hour, until the form is saved', async () => {
  open()
  await retype(/Correo electrónico/, 'felipe.c@example.cl')
  expect(await screen.findByText(/^Borrador guardado \d\d:\d\d\.$/)).toBeVisible()
  await press(GUARDAR)
  await press('Cerrar')
  expect(screen.queryByText(/^Borrador guardado/)).toBeNull()
})

describe('saving', () => {
  test('sends the whole prospect with the version that was read, and stays', async () => {
    const { router, sent } = open()
    await retype(/Correo electrónico/, 'felipe.c@example.cl')
    await press(GUARDAR)
    expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
    expect(sent('actualizarProspecto')).toEqual([
      expect.objectContaining({
        prospectoId: 12,
        version: 3,
        nombres: 'FELIPE',
        correo: 'felipe.c@example.cl',
        empleadores: [{ tipoTrabajador: 'D', rut: '76.418.230-8', remuneracionImponible: 1_500_000 }],
      }),
    ])
    expect(router.state.location.pathname).toBe('/postulant-datanew')
  })

  test('without a change asks first, since it begins an update', async () => {
    const { sent } = open()
    await press(GUARDAR)
    expect(screen.getByText(m.comenzarSinCambios.text)).toBeVisible()
    expect(sent('actualizarProspecto')).toEqual([])
    await press('Comenzar')
    await waitFor(() => expect(sent('actualizarProspecto')).toHaveLength(1))
  })

  test('with a new document already in the portfolio asks first; the current document does not', async () => {
    const ana = { nombre: 'ANA SOTO VERA', rut: '17112004-7', estado: 'DS en Evaluación', coincidencia: 'rut' } as const
    const { sent } = open(datosUpdDe(abierta), {
      buscarProspectos: [encontradoDe({ ...ana, prospectoId: 7 })],
      validarTitularVigenteRut: false,
    })
    await retype(/Correo electrónico/, 'felipe.c@example.cl')
    await press(GUARDAR)
    await press('Cerrar')
    expect(sent('actualizarProspecto')).toHaveLength(1)
    await retype(/^RUT/, '17.112.004-7')
    const text = 'Ya está en su cartera: ANA SOTO VERA, DS en Evaluación'
    expect(await screen.findByText(text)).toBeVisible()
    await press(GUARDAR)
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(sent('actualizarProspecto')).toHaveLength(1)
    await press('Guardar de todos modos')
    await waitFor(() => expect(sent('actualizarProspecto')).toHaveLength(2))
    expect(sent('actualizarProspecto')[1]).toMatchObject({ rut: '17.112.004-7' })
  })

  test('a change by another person is reported with the fields, and typed values stay', async () => {
    const campos = { correo: 'Correo electrónico', empleadores: 'Empleadores' }
    const ajeno = cambioAjeno('Pedro Soto', '2026-11-21T12:00:00.000Z', campos)
    const { sent } = open(lastStays(datosUpdDe(), datosUpdDe({ version: 8 })), {
      actualizarProspecto: inTurn(
        new Refused(412, 'Otra persona cambió estos datos mientras usted los editaba.', { data: ajeno }),
        { prospectoId: 12, version: 9 },
      ),
    })
    await retype(/^Nombres/, 'OTRO')
    await press(GUARDAR)
    expect(await screen.findByText(/^Pedro Soto cambió Correo electrónico, Empleadores el/)).toBeVisible()
    expect(screen.getByLabelText(/^Nombres/)).toHaveValue('OTRO')
    await press(GUARDAR)
    await waitFor(() => expect(sent('actualizarProspecto')).toHaveLength(2))
    expect(sent('actualizarProspecto')[1]).toMatchObject({ version: 8, nombres: 'OTRO' })
  })
})

describe('telling the applicant', () => {
  test('is disabled while there is nothing to send', async () => {
    open()
    expect(await button(REENVIAR)).toHaveAccessibleDescription(m.nadaQueInformar.text)
  })

  test('shows address and content before sending, and goes home', async () => {
    const { router, sent } = open(datosUpdDe({ documentosNuevos: ['Cédula de identidad'] }))
    await retype(/^Nombres/, 'felipe luis')
    await press(REENVIAR)
    const question =
      'Se enviará un correo al postulante, a felipe@example.cl. Documentos recibidos: Cédula de identidad. Su nombre quedará así: FELIPE LUIS CONTRERAS MUÑOZ.'
    expect(screen.getByText(question)).toBeVisible()
    await press('Enviar')
    expect(await screen.findByRole('alertdialog', { name: m.enviado.text })).toBeVisible()
    expect(router.state.location.pathname).toBe('/home')
    await press('Cerrar')
    const nombre = { nombres: 'FELIPE LUIS', apellidoPaterno: 'CONTRERAS', apellidoMaterno: 'MUÑOZ' }
    expect(sent('finalizaEnvioDocUpd')).toEqual([{ prospectoId: 12, version: 3, ...nombre }])
    expect(sent('actualizarProspecto')).toEqual([])
  })

  test('other typed fields stay in the draft, the sent name does not', async () => {
    const { sent } = open(datosUpdDe({ documentosNuevos: ['Cédula de identidad'] }))
    await retype(/^Nombres/, 'felipe luis')
    await retype(/Correo electrónico/, 'otro@example.cl')
    await waitFor(() => expect(JSON.stringify(sent('guardarBorrador'))).toContain('otro@example.cl'))
    await press(REENVIAR)
    await press('Enviar')
    await waitFor(() => expect(soltados(sent('guardarBorrador'))).toHaveLength(1))
    await draftSettled('actualizacion:12')
    expect(sent('guardarBorrador').at(-1)).toEqual({
      formulario: 'actualizacion:12',
      cambios: [{ campo: 'correo', de: 'felipe@example.cl', a: 'otro@example.cl' }],
    })
  })

  test('an empty name is said at its field', async () => {
    const { sent } = open(datosUpdDe({ documentosNuevos: ['Cédula de identidad'] }))
    await userEvent.clear(await screen.findByLabelText(/^Nombres/))
    await press(REENVIAR)
    expect(screen.getByText('Nombres obligatorios')).toBeVisible()
    expect(sent('finalizaEnvioDocUpd')).toEqual([])
  })
})

describe('an open update', () => {
  test('shows its author and date; discarded, the former data are on the screen', async () => {
    const { sent } = open(lastStays(datosUpdDe({ ...abierta, nombres: 'OTRO' }), datosUpdDe({ version: 5 })))
    expect(await screen.findByText(/La comenzó Camila Rojas el/)).toBeVisible()
    expect(await button(GUARDAR)).toHaveAccessibleDescription('No hay cambios que guardar.')
    expect(screen.getByLabelText(/^Nombres/)).toHaveValue('OTRO')
    await press('Descartar actualización')
    expect(sent('descartarActualizacion')).toEqual([])
    await press('Descartar')
    expect(await screen.findByRole('alertdialog', { name: m.descartada.text })).toBeVisible()
    await press('Cerrar')
    await waitFor(() => expect(screen.getByLabelText(/^Nombres/)).toHaveValue('FELIPE'))
    expect(sent('descartarActualizacion')).toEqual([{ prospectoId: 12, version: 3 }])
  })

  test('discarded, its typed text is not kept', async () => {
    const { sent } = open(lastStays(datosUpdDe(abierta), datosUpdDe({ version: 5 })))
    await retype(/^Nombres/, 'OTRO')
    await waitFor(() => expect(sent('guardarBorrador')).not.toEqual([]))
    await press('Descartar actualización')
    const before = sent('guardarBorrador').length
    await press('Descartar')
    expect(await screen.findByRole('alertdialog', { name: m.descartada.text })).toBeVisible()
    await waitFor(() => expect(soltados(sent('guardarBorrador'))).toHaveLength(1))
    await draftSettled('actualizacion:12')
    await press('Cerrar')
    await waitFor(() => expect(screen.getByLabelText(/^Nombres/)).toHaveValue('FELIPE'))
    expect(conservados(sent('guardarBorrador'))).toHaveLength(before)
  })
})

describe('closed fields', () => {
  test.each([m.enFirma, edicionMessages.terminada, edicionMessages.inactivo])(
    'a sale of which the server says: $text',
    async ({ text }) => {
      open(datosUpdDe({ estadoEdicion: 'D', impide: text }))
      for (const name of [GUARDAR, REENVIAR, AVANZAR]) expect(await button(name)).toHaveAccessibleDescription(text)
      expect(screen.getByLabelText(/^Nombres/).matches(':disabled')).toBe(true)
    },
  )

  test('of a pair that waits: saving and going on, not the name', async () => {
    open(datosUpdDe({ esCompensado: true, tipoPlan: 'S', impide: m.otroEnEspera.text }))
    for (const name of [GUARDAR, AVANZAR]) expect(await button(name)).toHaveAccessibleDescription(m.otroEnEspera.text)
    await retype(/^Nombres/, 'felipe luis')
    await press(REENVIAR)
    expect(screen.getByText(/^Se enviará un correo al postulante/)).toBeVisible()
  })

  test('a supervisor by link can only read', async () => {
    open(datosUpdDe(abierta), {}, supervisor)
    const text = 'Acceso de solo lectura: entró con un enlace de supervisor.'
    expect(await button(GUARDAR)).toHaveAccessibleDescription(text)
    expect(screen.queryByRole('button', { name: 'Descartar actualización' })).toBeNull()
  })
})
