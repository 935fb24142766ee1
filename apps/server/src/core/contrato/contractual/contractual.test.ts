import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { routes } from '@alerce/contract/routes'
import { sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type ContractualInput, dsFinalizada, ingresoDe, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let venta: Awaited<ReturnType<typeof dsFinalizada>>
let completo: ContractualInput

const V1 = routes.ingresarDatosDocumentosContractuales.path
const V2 = routes.ingresarDatosDocumentosContractualesV2.path
const read = (prospectoId: number, client = asesora) => porHttp(client)('datosDocumentosContractuales', { prospectoId })

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  venta = await dsFinalizada(gente)
  completo = ingresoDe(await read(venta.prospectoId))
})
afterAll(() => desk.close())

const comaDe = (monto: number) => String(monto).replace('.', ',')
const entidad = (changes: object): Partial<ContractualInput> => ({
  datosEmpleador: completo.datosEmpleador.map((e) => ({ ...e, ...changes })),
})

describe('before anything is saved', () => {
  test('shows known data: region, employer, income, the total for the only entity', async () => {
    const datos = await read(venta.prospectoId)
    expect(datos).toMatchObject({
      codigoRegion: 13,
      codigoCiudad: 131,
      codigoComuna: null,
      codigoAfp: null,
      domicilio: '',
      extranjero: false,
    })
    expect(datos.datosEmpleador).toMatchObject([
      {
        rut: '76086428-5',
        razonSocial: 'Comercial Los Boldos SpA',
        domicilio: 'Av. Apoquindo 4501, piso 8',
        telefono: '224568900',
        codigoComuna: 13_114,
        ultimaRenta: 1_800_000,
        tipoTrabajador: 1,
        existePreviamente: true,
        montoDescuentoUF: datos.totalCotizacionPactada,
      },
    ])
    expect(datos.totalCotizacionPagar).toBe(datos.totalCotizacionPactada)
  })

  test('an employer nobody knows is asked for whole', async () => {
    const { prospectoId } = await dsHasta(asesora, 'resultado', { postulante: { rutEmpleador: '77777777-7' } })
    const [sola] = (await read(prospectoId)).datosEmpleador
    expect(sola).toMatchObject({ rut: '77777777-7', razonSocial: '', codigoComuna: null, existePreviamente: false })
  })
})

describe('refused requests, with the messages of the specification', () => {
  test.each<[string, () => Partial<ContractualInput>, { text: string }]>([
    ['no AFP', () => ({ codigoAfp: null }), m.sinAfp],
    ['no entity', () => ({ datosEmpleador: [] }), m.incompleta],
    ...(['rut', 'razonSocial', 'domicilio', 'montoDescuentoUF', 'codigoRegion', 'codigoComuna'] as const).map(
      (campo): [string, () => Partial<ContractualInput>, { text: string }] => [
        `${campo} empty`,
        () => entidad({ [campo]: '' }),
        m.incompleta,
      ],
    ),
    ['an amount of 0', () => entidad({ montoDescuentoUF: 0 }), m.montoCero],
    ['an amount of 0,000', () => entidad({ montoDescuentoUF: '0,000' }), m.montoCero],
    ["another's rut", () => entidad({ rut: '96501450-0' }), m.rutFijo],
  ])('%s', async (_title, changes, { text }) => {
    for (const path of [V1, V2]) {
      const { status, body } = await asesora.post(path, { ...completo, ...changes() })
      expect([status, body.data.descripcion]).toEqual([200, text])
    }
  })

  test.each<[string, () => Partial<ContractualInput>, string, { text: string }]>([
    ['domicilio', () => ({ domicilio: ' ' }), 'domicilio', m.domicilio],
    ['region', () => ({ codigoRegion: 0 }), 'codigoRegion', m.region],
    ['ciudad', () => ({ codigoCiudad: null }), 'codigoCiudad', m.ciudad],
    ['comuna', () => ({ codigoComuna: '' }), 'codigoComuna', m.comuna],
    ['a commune of elsewhere', () => ({ codigoComuna: 5101 }), 'codigoComuna', m.lugarNoValido],
    ['a commune that is not', () => ({ codigoComuna: 99_999 }), 'codigoComuna', m.lugarNoValido],
    ['no AFP', () => ({ codigoAfp: null }), 'codigoAfp', m.sinAfp],
    ['an AFP that is not', () => ({ codigoAfp: 99_999 }), 'codigoAfp', m.afpNoValida],
    [
      'a word for an amount',
      () => entidad({ montoDescuentoUF: 'dos' }),
      'datosEmpleador.0.montoDescuentoUF',
      m.montoSinDigitos,
    ],
    ['two points', () => entidad({ montoDescuentoUF: '1.2.3' }), 'datosEmpleador.0.montoDescuentoUF', m.montoNumero],
    ['below 0', () => entidad({ montoDescuentoUF: -1 }), 'datosEmpleador.0.montoDescuentoUF', m.montoNegativo],
    [
      'four decimals',
      () => entidad({ montoDescuentoUF: '1,2345' }),
      'datosEmpleador.0.montoDescuentoUF',
      m.montoFormato,
    ],
    ["an entity's place", () => entidad({ codigoComuna: 5101 }), 'datosEmpleador.0.codigoComuna', m.lugarNoValido],
  ])('at its field: %s', async (_title, changes, campo, { text }) => {
    const { status, body } = await asesora.post(V1, { ...completo, ...changes() })
    expect([status, body.data.errores]).toEqual([200, [{ campo, mensaje: text }]])
  })

  test('any other sum than the total to pay, with the difference', async () => {
    const total = (await read(venta.prospectoId)).totalCotizacionPagar
    const mas = await asesora.post(V1, { ...completo, ...entidad({ montoDescuentoUF: 99.999 }) })
    const sobran = formatoUF(sumaUF(uf(99.999), uf(-total)))
    expect(mas.body.data).toMatchObject({
      codigoError: 422,
      descripcion: `${m.sumaDistinta.text} Sobran ${sobran} UF.`,
    })
    const menos = await asesora.post(V2, {
      ...completo,
      ...entidad({ montoDescuentoUF: comaDe(sumaUF(total, uf(-0.001))) }),
    })
    expect(menos.body.data).toMatchObject({ codigoError: 422, descripcion: `${m.sumaDistinta.text} Faltan 0,001 UF.` })
  })

  test("an entity of someone else's is not found", async () => {
    const { status } = await asesora.post(V1, { ...completo, ...entidad({ id: 1 }) })
    expect(status).toBe(404)
  })

  test('nothing of all that was kept', async () => {
    expect((await read(venta.prospectoId)).domicilio).toBe('')
    expect(await porHttp(asesora)('obtenerEtapa', venta)).toMatchObject({ etapa: 'dsFinalizada' })
  })
})

describe('permitted stage and callers', () => {
  test('before the declaration is accepted: 422', async () => {
    const { prospectoId } = await dsHasta(asesora, 'resultado')
    const { body } = await asesora.post(V1, ingresoDe(await read(prospectoId)))
    expect(body.data).toMatchObject({ codigoError: 422, descripcion: m.etapaNoPermitida.text })
  })

  test('others: the head of the team reads, another advisor finds nothing, nobody needs a session', async () => {
    const jefatura = await desk.as('jefatura')
    expect((await read(venta.prospectoId, jefatura)).domicilio).toBe('')
    expect((await jefatura.post(V1, completo)).status).toBe(403)
    const otro = await desk.as('asesor2')
    expect((await otro.post(V1, completo)).status).toBe(404)
    expect((await otro.post(routes.datosDocumentosContractuales.path, venta)).status).toBe(404)
    expect((await desk.anyone().post(V1, completo)).status).toBe(401)
  })
})

describe('saved data', () => {
  test('comes back, moves the declaration and is in the Bitácora', async () => {
    const total = (await read(venta.prospectoId)).totalCotizacionPagar
    const typed = {
      ...completo,
      ...entidad({ montoDescuentoUF: comaDe(total), correo: 'sincorreo@sincorreo.cl' }),
      ip: '10.0.0.9',
    }
    const { version } = await asesora.data(V1, typed)
    const datos = await read(venta.prospectoId)
    expect(datos).toMatchObject({ domicilio: completo.domicilio, codigoAfp: 35, codigoComuna: 13_123, version })
    expect(datos.datosEmpleador).toMatchObject([
      { montoDescuentoUF: total, correo: 'sincorreo@sincorreo.cl', telefono: '224568900', codigoComuna: 13_114 },
    ])
    expect(await porHttp(asesora)('obtenerEtapa', venta)).toMatchObject({ etapa: 'documentosContractuales' })
    const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', venta)
    expect(entradas.map((e) => e.bitacoraId)).toContain(130)
  })

  test('is stored without +56, without placeholder', async () => {
    const [{ id } = { id: 0 }] = completo.datosEmpleador
    const row = await desk.db
      .selectFrom('entidadPagadora')
      .selectAll()
      .where('empleadorId', '=', Number(id))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ telefono: '224568900', correo: null })
    expect(uf(row.montoDescuentoUF)).toBe((await read(venta.prospectoId)).totalCotizacionPagar)
  })

  test('an empty e-mail is stored as none, and sent as the placeholder', async () => {
    const { totalCotizacionPagar: total, version } = await read(venta.prospectoId)
    await asesora.data(V1, { ...completo, version, ...entidad({ montoDescuentoUF: comaDe(total), correo: '' }) })
    const [{ id } = { id: 0 }] = completo.datosEmpleador
    const row = await desk.db
      .selectFrom('entidadPagadora')
      .select('correo')
      .where('empleadorId', '=', Number(id))
      .execute()
    expect(row).toEqual([{ correo: null }])
    expect(await read(venta.prospectoId)).toMatchObject({
      correoAusente: 'sincorreo@sincorreo.cl',
      datosEmpleador: [{ correo: 'sincorreo@sincorreo.cl' }],
    })
  })

  test('may be saved again, unless someone else did meanwhile', async () => {
    const stale = await asesora.post(V2, completo)
    expect(stale.status).toBe(412)
    const { version } = await read(venta.prospectoId)
    await asesora.data(V2, { ...completo, version })
    expect((await read(venta.prospectoId)).datosEmpleador[0]?.correo).toBe('personas1@empresa.example.cl')
  })
})
