import { routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formularioDe, type PostulanteDemo } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta, nuevoPostulante, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  asesora = await desk.as('asesora')
})

const PATH = routes.reutilizarDS.path
const call = () => porHttp(asesora)
const aceptada = (postulante?: object) => dsFinalizada({ asesora, contraloria }, postulante)
const reuse = async (prospectoId: number) => (await call()('reutilizarDS', { prospectoId })).prospectoId
const negado = async (prospectoId: number, client = asesora) => {
  const { status, body } = await client.post(PATH, { prospectoId })
  return [status, body.codigo]
}
const dicho = async (prospectoId: number) =>
  (await call()('obtenerBitacoraProspecto', { prospectoId })).map(({ estado }) => estado)
const tarjeta = async (id: number) =>
  (await call()('obtenerProspectos', { limite: 100 })).find(({ prospectoId }) => prospectoId === id)
const set = (id: number, ds: object) =>
  desk.db.updateTable('declaracion').set(ds).where('prospectoId', '=', id).execute()
const hijo = { fechaNacimiento: '2020/05/01', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const

describe('the copy', () => {
  test('is a sale of its own with all that its original brought', async () => {
    const postulante: Partial<PostulanteDemo> = { rentaCertificada: true, beneficiarios: [hijo] }
    const dependientes = [
      {
        nombres: 'Leo',
        apellidoPaterno: 'Prueba',
        apellidoMaterno: 'Paz',
        rutBeneficiario: nuevoRut(),
        peso: 18,
        altura: 1.1,
      },
    ]
    const { prospectoId } = await dsHasta(asesora, 'resultado', { postulante, declaracion: { dependientes } })
    await set(prospectoId, { etapa: 'dsFinalizada', resultado: 1 })
    const antes = await call()('obtenerDatosProspecto', { prospectoId })
    const copia = await reuse(prospectoId)
    expect(copia).not.toBe(prospectoId)

    const { empleadores, ...datos } = await call()('obtenerDatosProspecto', { prospectoId: copia })
    const { empleadores: suyos, ...original } = antes
    const fresca = { prospectoId: copia, version: 1, etapa: 'prospecto', estado: 'Prospecto Ingresado', folioDS: null }
    expect(datos).toEqual({ ...original, ...fresca })
    const sinId = (filas: typeof suyos) => filas.map(({ id: _, ...fila }) => fila)
    expect(sinId(empleadores)).toEqual(sinId(suyos))
    const familia = await call()('obtenerBeneficiarios', { prospectoId: copia })
    expect(familia).toMatchObject([{ fechaNacimiento: '2020/05/01', relacionFamiliar: 4 }])

    const papeles = async (id: number) =>
      (await call()('obtenerDocumentosProspecto', { prospectoId: id })).map(({ nombre, idBox }) => [nombre, idBox])
    expect(await papeles(copia)).toEqual(await papeles(prospectoId))
    expect(await papeles(copia)).not.toEqual([])
    const certificados = async (id: number) =>
      (await call()('obtenerCertificados', { prospectoId: id })).map(({ rutEmpleador, rentaPromedio }) => [
        rutEmpleador,
        rentaPromedio,
      ])
    expect(await certificados(copia)).toEqual(await certificados(prospectoId))
    expect(await certificados(copia)).toHaveLength(1)
    const validadas = await desk.db
      .selectFrom('empleador')
      .select('rentaValidada')
      .where('prospectoId', '=', copia)
      .execute()
    expect(validadas).toEqual([{ rentaValidada: true }])
  })

  test('leaves the original as it is, and both say so', async () => {
    const { prospectoId } = await aceptada()
    const antes = await call()('obtenerDatosProspecto', { prospectoId })
    const copia = await reuse(prospectoId)
    expect(await call()('obtenerDatosProspecto', { prospectoId })).toEqual(antes)
    expect((await dicho(prospectoId))[0]).toBe('Declaración de Salud reutilizada en otra postulación')
    expect(await dicho(copia)).toEqual([
      `Copia de otra postulación: reutiliza la Declaración de Salud ${antes.folioDS}`,
    ])
    const venta = await call()('obtenerVenta', { prospectoId })
    expect([venta.reutiliza, venta.copia]).toEqual([
      null,
      { prospectoId: copia, etapa: 'prospecto', estado: 'Prospecto Ingresado' },
    ])
    const suya = await call()('obtenerVenta', { prospectoId: copia })
    expect([suya.reutiliza, suya.copia]).toEqual([{ prospectoId, folioDS: antes.folioDS, repite: true }, null])
  })

  test('is the same one asked again, and by two at once', async () => {
    const { prospectoId } = await aceptada()
    const dos = await Promise.all([reuse(prospectoId), reuse(prospectoId)])
    expect(new Set([...dos, await reuse(prospectoId)]).size).toBe(1)
    expect(
      (await dicho(prospectoId)).filter((texto) => texto.startsWith('Declaración de Salud reutilizada')),
    ).toHaveLength(1)
  })

  test('is the same one when the days are over, and another once it is not pursued', async () => {
    const { prospectoId } = await aceptada()
    const copia = await reuse(prospectoId)
    desk.clock.move(new Date(Date.parse(INICIO) + 100 * DIA_MS).toISOString())
    asesora = await desk.as('asesora')
    expect(await reuse(prospectoId)).toBe(copia)
    await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', copia).execute()
    expect(await negado(prospectoId)).toEqual([422, 'ds_no_reutilizable'])
    desk.clock.move(INICIO)
    asesora = await desk.as('asesora')
    expect(await reuse(prospectoId)).not.toBe(copia)
  })

  test('keeps the authorization of its head of team, and asks for one when there was none', async () => {
    const { prospectoId } = await aceptada()
    const authorize = (estado: 0 | 1 | 2) =>
      desk.db
        .insertInto('autorizacion')
        .values({
          prospectoId,
          motivo: 'x',
          estado,
          solicitada: INICIO,
          decidida: estado ? INICIO : null,
          decididaPor: null,
        })
        .execute()
    const psa = async (ProspectoID: number) =>
      (await asesora.post(routes.estadoAutorizacion.path, { ProspectoID })).body.Valor.PSA_ESTADO
    const copia = await reuse(prospectoId)
    expect(await psa(copia)).toBe(999)
    const { CodError } = (
      await asesora.post(routes.solicitarAutorizacion.path, { ProspectoID: copia, Comentario: 'Va' })
    ).body
    expect([CodError, await psa(copia), await psa(prospectoId)]).toEqual([0, 0, 999])

    await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', copia).execute()
    await authorize(1)
    expect(await psa(await reuse(prospectoId))).toBe(1)
  })

  test('takes the papers of an employer before it is saved', async () => {
    const { prospectoId } = await aceptada()
    const copia = await reuse(prospectoId)
    const uploadCarga = (Identificador: number, idBox: number | undefined) =>
      asesora.post(routes.cargaArchivoProspecto.path, {
        Identificador,
        idBox,
        NombreArchivo: 'pension.pdf',
        TipoMIME: 'application/pdf',
        TipoAdjunto: '10',
        Binario: Buffer.from(pdf({ dentro: 'pensión' })).toString('base64'),
      })
    const [pedido] = await call()('documentosSolicitar', { TipoTrabajador: 'P', ProspectoID: copia })
    expect((await uploadCarga(copia, pedido?.PDS_CORREL)).status).toBe(200)
    const nuevo = await call()('ingresarProspecto', formularioDe(nuevoPostulante()))
    expect((await uploadCarga(nuevo.prospectoId, pedido?.PDS_CORREL)).status).toBe(422)
  })
})

describe('reuse is refused', () => {
  test.each([
    ['is not finished', { etapa: 'resultado' }],
    ['was rejected', { etapa: 'rechazado', resultado: 4 }],
    ['is of ninety days ago', { enviadaEn: '2026-07-09T13:00:00.000Z' }],
    ['has its contract', { etapa: 'terminado' }],
    ['is electronic', { tipoVenta: 'E' }],
  ])('%s', async (_title, ds) => {
    const { prospectoId } = await aceptada()
    expect((await tarjeta(prospectoId))?.dsEsReutilizable).toBe(true)
    await set(prospectoId, ds)
    expect(await negado(prospectoId)).toEqual([422, 'ds_no_reutilizable'])
    expect((await tarjeta(prospectoId))?.dsEsReutilizable).toBe(false)
  })

  test('its papers sent, it still may', async () => {
    const { prospectoId } = await aceptada()
    await set(prospectoId, { etapa: 'resumenCotizacion' })
    expect((await tarjeta(prospectoId))?.dsEsReutilizable).toBe(true)
    expect(await reuse(prospectoId)).toBeGreaterThan(prospectoId)
  })

  test('without a declaration, of somebody inactive, or of nobody', async () => {
    const { prospectoId } = await aceptada()
    const copia = await reuse(prospectoId)
    expect(await negado(copia)).toEqual([422, 'ds_no_reutilizable'])
    const otra = await aceptada()
    await desk.db
      .updateTable('prospecto')
      .set({ activo: false, estado: 'Inactivo' })
      .where('id', '=', otra.prospectoId)
      .execute()
    expect(await negado(otra.prospectoId)).toEqual([422, 'ds_no_reutilizable'])
    expect((await tarjeta(otra.prospectoId))?.dsEsReutilizable).toBe(false)
    expect(await negado(987_654)).toEqual([404, 'no_encontrado'])
  })

  test('for a holder already in force', async () => {
    const { prospectoId } = await aceptada()
    const { rut } = await call()('obtenerDatosProspecto', { prospectoId })
    await desk.db
      .insertInto('titularVigente')
      .values({ rut: rut ?? '', desde: '2026-10-01', hasta: null })
      .execute()
    expect(await negado(prospectoId)).toEqual([422, 'rut_vigente'])
  })

  test('while an update waits', async () => {
    const { prospectoId } = await aceptada()
    const { version } = await call()('obtenerDatosProspecto', { prospectoId })
    await call()('actualizarProspecto', { prospectoId, version, celular: '912345678' })
    expect(await negado(prospectoId)).toEqual([422, 'upd_pendiente'])
  })

  test('to another advisor and to the head of team', async () => {
    const { prospectoId } = await aceptada()
    expect(await negado(prospectoId, await desk.as('asesor2'))).toEqual([404, 'no_encontrado'])
    expect((await negado(prospectoId, await desk.as('jefatura')))[0]).toBe(403)
  })
})

test('a copy of one of a pair stands alone', async () => {
  const { prospectoId } = await aceptada()
  const otro = (await aceptada()).prospectoId
  const join = (id: number, parejaId: number, otorga: boolean) =>
    desk.db.updateTable('prospecto').set({ parejaId, otorga, tipoPlan: 'S' }).where('id', '=', id).execute()
  await join(prospectoId, otro, true)
  await join(otro, prospectoId, false)
  const datos = await call()('obtenerDatosProspecto', { prospectoId: await reuse(prospectoId) })
  expect([datos.tipoPlan, datos.esCompensado, datos.otorga]).toEqual(['N', false, null])
})
