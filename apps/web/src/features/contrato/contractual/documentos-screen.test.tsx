import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { pasoDeActualizacion } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { DE_LA_DS, ventaConDS } from '../../../testing/declaracion.ts'
import { contractualDe, losBoldos as empleador } from '../../../testing/entidad.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import type { Contractual } from './components/contractual-form.ts'
import { DocumentosNuevoScreen } from './documentos-nuevo-screen.tsx'
import { DocumentosScreen } from './documentos-screen.tsx'

function open(
  part: Partial<Contractual> = {},
  answers: Answers = {},
  name: 'documentos' | 'documentosnew' = 'documentos',
) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('dsFinalizada'),
    datosDocumentosContractuales: contractualDe(part),
    regiones: [
      { codigo: 5, descripcion: 'Valparaíso' },
      { codigo: 13, descripcion: 'Metropolitana' },
    ],
    ciudadesRegion: [{ codigoRegion: 13, codigo: 131, descripcion: 'Santiago' }],
    comunas: [{ codigoCiudad: 131, codigo: 13_101, descripcion: 'Santiago Centro' }],
    afps: [{ codigo: 5, descripcion: 'HABITAT' }],
    obtenerDireccionesEmpleador: [],
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    descartarBorrador: 'ok',
    obtenerEstadoSuscripcion: { codigo: 0, valor: 'OK' },
    ingresarDatosDocumentosContractuales: { version: 7 },
    ingresarDatosDocumentosContractualesV2: { version: 7 },
    actualizarDatosContractuales: { version: 7 },
    ...answers,
  })
  const shown = name === 'documentos' ? <DocumentosScreen /> : <DocumentosNuevoScreen />
  const { router } = renderScreen(shown, { at: `/${name}${DE_LA_DS}` })
  const sent = payloadsIn(received)
  return { router, sent }
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
const amount = () => screen.findByRole('textbox', { name: /^Monto UF Cotización Pactada/ })

test('with an open update going on is disabled, and a link leads to the update', async () => {
  const turno = { actua: 'asesor', paso: pasoDeActualizacion } as const
  const { sent } = open({}, { obtenerVenta: ventaConDS('dsFinalizada', { estadoEdicion: 'E', turno }) })
  const button = await screen.findByRole('button', { name: 'Continuar' })
  expect(button).toHaveAccessibleDescription(edicionMessages.pendiente.text)
  await userEvent.click(button)
  expect(sent('ingresarDatosDocumentosContractuales')).toEqual([])
  expect(screen.getByRole('link', { name: 'Sigue: confirmar o descartar la actualización' })).toHaveAttribute(
    'href',
    `/postulant-datanew${DE_LA_DS}`,
  )
})

test('missing data of an entity is asked for only while it is missing', async () => {
  open({ datosEmpleador: [{ ...empleador, razonSocial: '' }] })
  const text = 'Para continuar debes agregar la información pendiente de tu entidad pagadora.'
  expect(await screen.findByText(text)).toBeVisible()
  await pasteInto(screen.getByRole('textbox', { name: /^Razón social/ }), 'Los Boldos SpA')
  expect(screen.queryByText(text)).toBeNull()
})

test('saved as the wire wants it, then the quotation summary', async () => {
  const { router, sent } = open()
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion'))
  expect(sent('ingresarDatosDocumentosContractuales')).toEqual([
    expect.objectContaining({
      prospectoId: 12,
      version: 6,
      codigoAfp: 5,
      domicilio: 'Irarrázaval 1234',
      datosEmpleador: [expect.objectContaining({ id: 8, telefono: '+56224568900', montoDescuentoUF: '3.136' })],
    }),
  ])
})

test('a stale version: a message, the typed text stays, and the next press saves it', async () => {
  const otra = 'Otra persona cambió estos datos mientras usted los editaba.'
  const { router, sent } = open(
    {},
    {
      datosDocumentosContractuales: lastStays(contractualDe(), contractualDe({ version: 9 })),
      ingresarDatosDocumentosContractuales: inTurn(new Refused(412, otra), { version: 10 }),
    },
  )
  await pasteInto(await screen.findByRole('textbox', { name: 'Domicilio' }), ' B')
  const escrito = screen.getByRole<HTMLInputElement>('textbox', { name: 'Domicilio' }).value
  await goOn()
  await userEvent.click(within(await screen.findByRole('alertdialog', { name: otra })).getByRole('button'))
  expect(screen.getByRole('textbox', { name: 'Domicilio' })).toHaveValue(escrito)
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion'))
  expect(sent('ingresarDatosDocumentosContractuales')).toMatchObject([{ version: 6 }, { version: 9 }])
})

test('an entity without e-mail is shown empty, and sent with the placeholder', async () => {
  const ausente = 'sincorreo@sincorreo.cl'
  const { sent } = open({ datosEmpleador: [{ ...empleador, correo: ausente }] })
  expect(await screen.findByRole('textbox', { name: /^Correo/ })).toHaveValue('')
  expect(screen.queryByText(new RegExp(ausente))).toBeNull()
  await goOn()
  await waitFor(() => expect(sent('ingresarDatosDocumentosContractuales')).toHaveLength(1))
  expect(sent('ingresarDatosDocumentosContractuales')[0]).toMatchObject({ datosEmpleador: [{ correo: ausente }] })
})

test('voluntary and independent workers go by the other call', async () => {
  const { sent } = open({ datosEmpleador: [{ ...empleador, rut: null, tipoTrabajador: 2 }] })
  await goOn()
  await waitFor(() => expect(sent('ingresarDatosDocumentosContractualesV2')).toHaveLength(1))
  expect(screen.queryByRole('textbox', { name: /^Razón social/ })).toBeNull()
})

test.each<[string, Partial<Contractual>, string]>([
  ['no address', { domicilio: '' }, 'El domicilio es obligatorio'],
  ['no region', { codigoRegion: null }, 'La region es obligatorio'],
  ['no city', { codigoCiudad: null }, 'La ciudad es obligatorio'],
  ['no commune', { codigoComuna: null }, 'La comuna es obligatorio'],
  ['no AFP', { codigoAfp: null }, 'Debe indicar su AFP.'],
  [
    'an entity without name',
    { datosEmpleador: [{ ...empleador, razonSocial: '' }] },
    'Para continuar debes agregar la información pendiente de tu entidad pagadora.',
  ],
  [
    'an amount of zero',
    { datosEmpleador: [{ ...empleador, montoDescuentoUF: uf(0) }] },
    'El Monto UF cotización pactada no puede ser 0, para ninguna entidad pagadora.',
  ],
  [
    'amounts that are not the total',
    { totalCotizacionPagar: uf(3) },
    'La suma de los montos de las entidades pagadoras debe ser igual al Total Cotización Pagar. Sobran 0,136 UF.',
  ],
  ['no amount', { datosEmpleador: [{ ...empleador, montoDescuentoUF: null }] }, 'Debe ingresar monto'],
])('%s: %s', async (_case, part, text) => {
  const { router, sent } = open(part)
  await goOn()
  expect((await screen.findAllByText(dicho(text))).length).toBeGreaterThan(0)
  expect(sent('ingresarDatosDocumentosContractuales')).toEqual([])
  expect(router.state.location.pathname).toBe('/documentos')
})

test('all missing values are reported at once, each at its field, with the AFP and the name of an entity', async () => {
  open({ domicilio: '', codigoAfp: null, datosEmpleador: [{ ...empleador, razonSocial: '' }] })
  await goOn()
  const domicilio = await screen.findByRole('textbox', { name: 'Domicilio' })
  await waitFor(() => expect(domicilio).toHaveFocus())
  expect(screen.getByRole('combobox', { name: 'AFP' })).toHaveAccessibleDescription('Debe indicar su AFP.')
  expect(screen.getByRole('textbox', { name: /^Razón social/ })).toHaveAccessibleDescription(
    'Para continuar debes agregar la información pendiente de tu entidad pagadora.',
  )
})

test('the AFP alone is missing: it has the focus, no dialog is in the way, and choosing one mends it', async () => {
  const { router } = open({ codigoAfp: null })
  await goOn()
  const afp = await screen.findByRole('combobox', { name: 'AFP' })
  await waitFor(() => expect(afp).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getAllByText('Debe indicar su AFP.').at(-1)).toBeVisible()
  await userEvent.click(afp)
  await userEvent.click(await screen.findByRole('option', { name: 'HABITAT' }))
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion'))
})

test.each([
  ['tres', 'Debe ingresar un número'],
  ['1x', 'Debe ser un número'],
  ['-1', 'La monto debe ser positiva'],
  ['100', 'El número debe tener al menos 1 dígito entero y al menos un dígito decimal'],
])('an amount of %s: %s', async (typed, text) => {
  open()
  const field = await amount()
  await userEvent.clear(field)
  await pasteInto(field, typed)
  await userEvent.tab()
  expect(await screen.findByText(text)).toBeVisible()
})

test('a lone voluntary needs no AFP, and is not asked for one', async () => {
  const { router } = open({ codigoAfp: null, datosEmpleador: [{ ...empleador, rut: null, tipoTrabajador: 4 }] })
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'AFP' })).required).toBe(false)
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion'))
})

test('the other of a pair pays all of it: nothing is left to pay, and an amount of 0 is right', async () => {
  const nada = { totalCotizacionPagar: uf(0), datosEmpleador: [{ ...empleador, montoDescuentoUF: uf(0) }] }
  const { router } = open(nada)
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion'))
})

describe('the difference with the total', () => {
  const dos = [
    { ...empleador, montoDescuentoUF: uf(2) },
    { ...empleador, id: 9, razonSocial: 'Otra SpA', montoDescuentoUF: null },
  ]
  const montos = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Monto UF/ }).map((field) => field.value)

  test('is said and spread by a button, which can be undone', async () => {
    open({ datosEmpleador: dos })
    expect(await screen.findByText('Faltan 1,136 UF')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Repartir la diferencia' }))
    expect(montos()).toEqual(['2,000', '1,136'])
    expect(screen.queryByText('Faltan 1,136 UF')).toBeNull()
    expect(screen.getAllByRole('textbox', { name: /^Monto UF/ })[0]).toHaveFocus()
    expect(await screen.findByText('Se repartió la diferencia entre las entidades pagadoras.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(montos()).toEqual(['2,000', ''])
  })

  test('waits for an amount that can be read', async () => {
    open({ datosEmpleador: dos })
    const [primero] = await screen.findAllByRole('textbox', { name: /^Monto UF/ })
    await userEvent.type(primero!, 'x')
    expect(screen.queryByRole('button', { name: 'Repartir la diferencia' })).toBeNull()
  })

  test('is not spread where nothing is saved any more', async () => {
    open({ datosEmpleador: dos }, { obtenerVenta: ventaConDS('resumenCotizacion') })
    await screen.findByText('Total Cotización Pagar')
    expect(screen.queryByRole('button', { name: 'Repartir la diferencia' })).toBeNull()
  })
})

describe('the parts', () => {
  test('another region forgets city and commune', async () => {
    open()
    await userEvent.click((await screen.findAllByRole('combobox', { name: 'Región' }))[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('option', { name: 'Valparaíso' }))
    expect(screen.getAllByRole('combobox', { name: 'Ciudad' })[0]).toHaveValue('')
    expect(screen.getAllByRole('combobox', { name: 'Comuna' })[0]).toHaveValue('')
  })

  test('a known address fills the entity, and undoing keeps the text typed since', async () => {
    const known = { fax: null, region: 13, ciudad: 131, comuna: 13_101, nombreRegion: '', nombreCiudad: '' }
    const address = { ...known, direccion: 'Moneda 975', telefono: '226000000', email: null, razonSocial: 'Otra SpA' }
    open({}, { obtenerDireccionesEmpleador: [{ ...address, nombreComuna: 'Santiago Centro' }] })
    const conocidas = await screen.findByLabelText('Direcciones conocidas')
    const { value: domicilio } = screen.getByRole<HTMLInputElement>('textbox', { name: /^Domicilio de la entidad/ })
    await userEvent.selectOptions(conocidas, 'Moneda 975, Santiago Centro')
    expect(screen.getByRole('textbox', { name: /^Razón social/ })).toHaveValue('Otra SpA')
    expect(screen.getByRole('textbox', { name: /^Domicilio de la entidad/ })).toHaveValue('Moneda 975')
    expect(screen.getByRole('textbox', { name: /^Correo/ })).toHaveValue('')
    expect(await screen.findByText('Se completó con Moneda 975, Santiago Centro.')).toBeVisible()
    const razon = screen.getByRole('textbox', { name: /^Razón social/ })
    await userEvent.clear(razon)
    await userEvent.type(razon, 'Propia SpA')
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(screen.getByRole('textbox', { name: /^Domicilio de la entidad/ })).toHaveValue(domicilio)
    expect(razon).toHaveValue('Propia SpA')
  })

  test('both totals, and whether the person is a foreigner, to read', async () => {
    open({ extranjero: true })
    expect(await screen.findByText('Total Cotización Pactada')).toBeVisible()
    expect(screen.getByText('Total Cotización Pagar')).toBeVisible()
    const foreigner = screen.getByRole<HTMLFieldSetElement>('group', { name: 'Extranjero' })
    expect(foreigner.disabled).toBe(true)
  })
})

test.each([
  [
    'refused',
    new Refused(422, 'La comuna no pertenece a la ciudad y región indicadas'),
    'La comuna no pertenece a la ciudad y región indicadas',
  ],
  [
    'unreachable',
    UNREACHABLE,
    'No se ha podido guardar los antecedentes documentos contractuales, vuelve a intentarlo.',
  ],
])('the save is %s: a message, and the screen stays', async (_case, answer, text) => {
  const { router } = open({}, { ingresarDatosDocumentosContractuales: answer })
  await goOn()
  expect(await screen.findByText(text)).toBeVisible()
  expect(router.state.location.pathname).toBe('/documentos')
})

test('after the summary nothing is changed any more, and it leads to where it is', async () => {
  open({}, { obtenerVenta: ventaConDS('resumenCotizacion') })
  expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: 'Sigue: Documentos' })).toHaveAttribute(
    'href',
    `/documents-preview${DE_LA_DS}`,
  )
  expect(screen.getByRole('link', { name: 'Actualizar Datos Pendientes' }).getAttribute('href')).toMatch(
    /^\/documentosnew\?/,
  )
})

describe('Actualizar Datos Pendientes', () => {
  test('saves them once the papers are confirmed, announces reissued papers, and goes to the summary', async () => {
    const { router, sent } = open({}, { obtenerVenta: ventaConDS('resumenCotizacion') }, 'documentosnew')
    expect(await screen.findByRole('heading', { name: 'Actualizar Datos Pendientes' })).toBeVisible()
    expect(await screen.findByText(/los documentos que dicen otra cosa se emiten de nuevo/)).toBeVisible()
    await goOn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-cotizacion'))
    expect(sent('actualizarDatosContractuales')).toHaveLength(1)
    expect(sent('ingresarDatosDocumentosContractuales')).toEqual([])
  })

  test.each(['firmaIsapreRevision', 'terminado'] as const)('at %s it is disabled, with the reason', async (etapa) => {
    const { sent } = open({}, { obtenerVenta: ventaConDS(etapa) }, 'documentosnew')
    const [reason] = await screen.findAllByText(
      'Los datos pendientes se actualizan una vez ingresados y hasta que se firman los documentos.',
    )
    expect(reason).toBeVisible()
    await goOn()
    expect(sent('actualizarDatosContractuales')).toEqual([])
  })

  test('before they were typed at all it says where to go', async () => {
    open({}, { obtenerVenta: ventaConDS('dsFinalizada') }, 'documentosnew')
    expect(await screen.findByText('Este paso todavía está cerrado')).toBeVisible()
  })
})
