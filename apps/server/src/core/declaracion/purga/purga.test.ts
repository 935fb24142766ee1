import { routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conPapeles, signAll } from '../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { answerAll, enter, invitada } from '../../../testing/electronica/electronica.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

/** Declaration with a file, at this stage since the first day of the test. */
async function caso(etapa: EtapaDS, bytes = pdf({ dentro: etapa })) {
  const venta = await dsHasta(asesora, 'resumenDeclaracion')
  const { identificador } = venta
  const archivo = { bytes, nombre: 'biopsia.pdf' }
  const { status } = await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  expect(status).toBe(200)
  if (etapa !== 'resumenDeclaracion') {
    await porHttp(asesora)('enviarDS', { identificador })
    await desk.db.updateTable('declaracion').set({ etapa }).where('id', '=', identificador).execute()
  }
  return venta
}

const dias = (cuantos: number) => desk.clock.move(new Date(Date.parse(INICIO) + cuantos * DIA_MS).toISOString())

/** Amount of its health data: answers, persons with measures, reasons, files. */
async function guardado(declaracionId: number) {
  const de = (tabla: 'respuestaDS' | 'adjunto') =>
    desk.db.selectFrom(tabla).select('declaracionId').where('declaracionId', '=', declaracionId).execute()
  const personas = desk.db.selectFrom('declaracionPersona').select('salud').where('declaracionId', '=', declaracionId)
  const motivos = desk.db.selectFrom('evaluacion').select('detalle').where('declaracionId', '=', declaracionId)
  const medicos = await motivos.where('clase', '=', 'medica').execute()
  return {
    respuestas: (await de('respuestaDS')).length,
    archivos: (await de('adjunto')).length,
    medidas: (await personas.execute()).filter(({ salud }) => salud !== null).length,
    motivos: medicos.filter(({ detalle }) => detalle !== null).length,
  }
}
const NADA = { respuestas: 0, archivos: 0, medidas: 0, motivos: 0 }
const purgas = (declaracionId: number) =>
  desk.db
    .selectFrom('bitacoraAcceso')
    .select(['actor', 'operacion'])
    .where('declaracionId', '=', declaracionId)
    .where('operacion', '=', 'purgarSalud')
    .execute()

test('a rejected declaration keeps its health data for thirty days, then only the process record', async () => {
  dias(0)
  const { identificador, prospectoId } = await caso('rechazado')
  const compartido = await caso('resultado', pdf({ dentro: 'rechazado' }))
  const antes = await guardado(identificador)
  expect([antes.respuestas > 0, antes.archivos, antes.medidas > 0]).toEqual([true, 1, true])
  dias(29)
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(antes)
  dias(31)
  await Promise.all([desk.ronda('purgar-salud'), desk.ronda('purgar-salud')])
  expect(await guardado(identificador)).toEqual(NADA)
  expect(await purgas(identificador)).toEqual([{ actor: 'sistema', operacion: 'purgarSalud' }])
  asesora = await desk.as('asesora')
  const [entrada] = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(entrada).toMatchObject({ bitacoraId: 249, por: 'sistema' })
  expect(await porHttp(asesora)('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'rechazado' })
  // the other declaration keeps its file, which has the same bytes
  expect((await guardado(compartido.identificador)).archivos).toBe(1)
  const contraloria = await desk.as('contraloria')
  const archivos = { identificador: compartido.identificador, tipoAdjunto: 40 }
  expect((await contraloria.post(routes.obtenerArchivosDS.path, archivos)).status).toBe(200)
})

test('the sworn paper of a medical charge is deleted; its acceptance stays, with the fingerprint', async () => {
  dias(0)
  const abuela = { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2 } as const
  const berta = { nombres: 'Berta', apellidoPaterno: 'Osorio', apellidoMaterno: 'Vega', rutBeneficiario: nuevoRut() }
  const { identificador, prospectoId } = await dsHasta(asesora, 'resultado', {
    postulante: { renta: 2_600_000, beneficiarios: [{ ...abuela, descripcionOtro: '' }] },
    declaracion: { dependientes: [{ ...berta, peso: 60, altura: 1.55 }] },
  })
  await desk.db.updateTable('declaracion').set({ etapa: 'rechazado' }).where('id', '=', identificador).execute()
  const jurada = () =>
    desk.db
      .selectFrom('declaracionJurada')
      .select(['archivoId', 'huella', 'aceptadaEn'])
      .where('declaracionId', '=', identificador)
      .executeTakeFirstOrThrow()
  const { archivoId, ...aceptada } = await jurada()
  // a replaced paper with the same bytes
  const papel = {
    declaracionId: identificador,
    tipo: 'declaracion-jurada',
    nombre: 'jurada.pdf',
    estado: 'listo',
  } as const
  const emitido = { archivoId, reemplazado: true, creado: INICIO, emitido: INICIO }
  await desk.db
    .insertInto('documentoContrato')
    .values({ ...papel, ...emitido, empleadorId: null, personaId: null })
    .execute()
  const enviada = async (de: number) => {
    const carta = { para: 'a@example.cl', clase: 'documentosDelContrato', asunto: 'Sus documentos', texto: 'Hola' }
    const { id } = await desk.db
      .insertInto('correo')
      .values({ ...carta, prospectoId: de, creado: INICIO, enCola: INICIO, estado: 'enviado' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await desk.db
      .insertInto('correoAdjunto')
      .values({ correoId: id, archivoId, nombre: 'jurada.pdf' } as never)
      .execute()
    return id
  }
  const cartaId = await enviada(prospectoId)
  dias(31)
  await desk.ronda('purgar-salud')
  expect(await jurada()).toEqual({ ...aceptada, archivoId: null })
  // the letter stays, without its attachment
  expect(await desk.db.selectFrom('correo').select('id').where('id', '=', cartaId).execute()).toHaveLength(1)
  expect(await desk.db.selectFrom('correoAdjunto').select('nombre').where('correoId', '=', cartaId).execute()).toEqual(
    [],
  )
  expect(await desk.db.selectFrom('archivo').select('id').where('id', '=', archivoId).execute()).toEqual([])
  asesora = await desk.as('asesora')
})

test('contract copies of it are deleted, issued and signed; the record of issue stays', async () => {
  dias(0)
  const gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  await desk.startJobs()
  const { identificador } = await conPapeles(gente)
  await signAll(gente.asesora, identificador)
  const copias = () =>
    desk.db
      .selectFrom('documentoContrato as d')
      .leftJoin('archivo as a', 'a.id', 'd.archivoId')
      .leftJoin('papelFirmado as f', 'f.documentoId', 'd.id')
      .select(['d.tipo', 'd.estado', 'd.huella', 'a.sha256', 'f.archivoId as firmado'])
      .where('d.declaracionId', '=', identificador)
      .orderBy('d.id')
      .execute()
  const antes = await copias()
  const esCopia = ({ tipo }: { tipo: string }) => tipo === 'declaracion-salud'
  const copia = antes.find(esCopia)
  expect(copia).toMatchObject({
    estado: 'listo',
    huella: null,
    sha256: expect.any(String),
    firmado: expect.any(Number),
  })
  await desk.db.updateTable('declaracion').set({ etapa: 'rechazado' }).where('id', '=', identificador).execute()
  dias(31)
  await desk.ronda('purgar-salud')
  const despues = await copias()
  const ida = { tipo: 'declaracion-salud', estado: 'eliminado', huella: copia?.sha256, sha256: null, firmado: null }
  expect(despues.find(esCopia)).toEqual(ida)
  // papers without health data stay
  expect(despues.filter((una) => !esCopia(una))).toEqual(antes.filter((una) => !esCopia(una)))
  const llave = `sellado/${copia?.sha256}`
  expect(await desk.db.selectFrom('almacen').select('llave').where('llave', '=', llave).execute()).toEqual([])
  expect(
    await desk.db
      .selectFrom('archivo')
      .select('id')
      .where('id', '=', copia?.firmado ?? 0)
      .execute(),
  ).toEqual([])
  asesora = await desk.as('asesora')
  const papeles = await porHttp(asesora)('obtenerDocumentos', { identificador })
  expect(papeles.find(({ salud }) => salud)?.estado).toBe('eliminado')
  const enlace = await asesora.post(routes.enviarCopiaDS.path, { identificador })
  expect([enlace.status, enlace.body.codigo]).toEqual([404, 'copia_eliminada'])
})

test('the bytes of a file that nobody else has are gone too', async () => {
  dias(0)
  asesora = await desk.as('asesora')
  const { identificador } = await caso('rechazadoAreaComercial', pdf({ dentro: 'solo suyo' }))
  const llaves = async () => (await desk.db.selectFrom('almacen').select('llave').execute()).map(({ llave }) => llave)
  const antes = await llaves()
  dias(31)
  await desk.ronda('purgar-salud')
  // ignores objects written by other tests meanwhile
  const quedan = new Set(await llaves())
  expect(await guardado(identificador)).toEqual(NADA)
  expect(antes.filter((llave) => !quedan.has(llave))).toHaveLength(1)
})

test('one that fell short of income keeps it while it may serve for another sale', async () => {
  dias(0)
  asesora = await desk.as('asesora')
  const { identificador } = await caso('noVigente')
  dias(89)
  await desk.ronda('purgar-salud')
  expect((await guardado(identificador)).respuestas).toBeGreaterThan(0)
  dias(91)
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(NADA)
})

test('one that nobody ends begins again after half a year', async () => {
  dias(0)
  asesora = await desk.as('asesora')
  const { identificador } = await caso('resumenDeclaracion')
  dias(179)
  await desk.ronda('purgar-salud')
  expect((await guardado(identificador)).respuestas).toBeGreaterThan(0)
  dias(181)
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(NADA)
  asesora = await desk.as('asesora')
  expect(await porHttp(asesora)('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'inicioManual' })
})

test('an electronic one that nobody ends waits for another invitation, and is never a manual one', async () => {
  dias(0)
  asesora = await desk.as('asesora')
  const venta = await invitada(desk, asesora)
  const { identificador } = venta
  await answerAll(await enter(desk, venta))
  expect((await guardado(identificador)).respuestas).toBeGreaterThan(0)
  dias(181)
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(NADA)
  asesora = await desk.as('asesora')
  expect(await porHttp(asesora)('obtenerEtapa', { identificador })).toMatchObject({ etapa: 'invitacionEnviada' })
  await porHttp(asesora)('reenviarInvitacion', { prospectoId: venta.prospectoId })
})

test('a signed one is not touched', async () => {
  dias(0)
  asesora = await desk.as('asesora')
  const { identificador } = await caso('firmaIsapre')
  const antes = await guardado(identificador)
  dias(800)
  await desk.ronda('vencer-enviadas')
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(antes)
})

test('a declaration that an open copy may reuse is kept, until the copy is left alone too', async () => {
  dias(0)
  asesora = await desk.as('asesora')
  const { identificador, prospectoId } = await caso('noVigente')
  await desk.db.updateTable('declaracion').set({ resultado: 8 }).where('id', '=', identificador).execute()
  const antes = await guardado(identificador)
  dias(89)
  asesora = await desk.as('asesora')
  const copia = await porHttp(asesora)('reutilizarDS', { prospectoId })
  dias(100)
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(antes)
  expect(copia.prospectoId).not.toBe(prospectoId)
  dias(500)
  await desk.ronda('purgar-salud')
  expect(await guardado(identificador)).toEqual(NADA)
})
