import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { almacenEnLaBase } from '../../../platform/almacen/repository.ts'
import { columnsOf } from '../../../platform/db/schema/columns.ts'
import { sealedColumnNames, walkOf } from '../../../platform/db/sealed/columns.ts'
import { suscrita } from '../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { testVault } from '../../../testing/template.ts'
import { dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'
import { verifyCadena } from '../../acceso/accesos/verify-cadena.ts'
import { readDocumento } from './documento-de-persona.ts'
import { erasePersona } from './erase-persona.ts'
import { exportPersona } from './export-persona.ts'
import { listPedidos, readPedido, registerPedido, respondPedido } from './pedidos.ts'
import { planDeSupresion } from './plan-de-supresion.ts'
import { type ActoSobrePersona, asOperator, type ContextOfPersonas } from './record-act.ts'
import { repeatSupresiones, writeSupresiones } from './repeat-supresiones.ts'

let desk: Desk
let asesora: Client
let donde: ContextOfPersonas
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  asesora = await desk.as('asesora')
  donde = { db: desk.db, vault: testVault, clock: desk.clock }
})
afterAll(() => desk.close())

const act = <T>(run: (acto: ActoSobrePersona) => Promise<T>): Promise<T> =>
  asOperator(donde, { mando: 'persona', quien: 'operadora' }, run)
const documentoDe = (rut: string) => readDocumento(rut, false) ?? { tipo: 'rut' as const, numero: rut }

async function askErasure(rut: string): Promise<number> {
  const pedido = { derecho: 'supresion', recibido: '2026-10-05', identidad: 'cédula a la vista' } as const
  return (await act((acto) => registerPedido(acto, { ...pedido, documento: documentoDe(rut) }))).id
}

/** Tables with a row that holds one of these texts, in clear or sealed; the requests themselves are left out. */
async function tablesWith(textos: readonly string[]): Promise<string[]> {
  const plain = desk.db.withoutPlugins()
  const tablas = [...new Set((await columnsOf(desk.db)).map(({ table }) => table))]
  const found: string[] = []
  for (const tabla of tablas.filter((una) => una !== 'pedido_persona')) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(tabla)}`.execute(plain)
    const selladas = sealedColumnNames.map(walkOf).filter(({ table }) => table === tabla)
    const clara = (fila: Record<string, unknown>) => {
      const abiertas = selladas.flatMap(({ name, keys }) => {
        const sello = fila[name]
        const lugar = keys.map(([llave]) => String(fila[llave]))
        if (!Buffer.isBuffer(sello) || sello.length === 0 || String(fila.llave).startsWith('claro/')) return []
        const cofre = testVault.en(`${tabla}.${name}` as Parameters<typeof testVault.en>[0], ...lugar)
        return [tabla === 'almacen' ? cofre.openBytes(sello).toString('latin1') : JSON.stringify(cofre.open(sello))]
      })
      return JSON.stringify(fila) + abiertas.join()
    }
    if (rows.some((fila) => textos.some((texto) => clara(fila).includes(texto)))) found.push(tabla)
  }
  return found
}

/** Books an hour on the page of asesora, as anybody. */
async function reserve(cliente: object): Promise<void> {
  const pagina = { alias: 'camila', activa: true, minutos: 30, aviso: 4, dias: 14, modalidades: ['llamada' as const] }
  await porHttp(asesora)('guardarPaginaDeReservas', { ...pagina, version: 1 })
  const { horas } = (await desk.anyone().post(routes.obtenerHorasDeReserva.path, { alias: pagina.alias })).body.data
  const reserva = { alias: pagina.alias, inicio: horas[0], modalidad: 'llamada', ...cliente }
  expect((await desk.anyone().post(routes.reservarHora.path, reserva)).status).toBe(200)
}

/** Counts of the month, which an erasure leaves alone. */
async function figuras() {
  const pedidas = { mesRegistro: 10, añoRegistro: 2026 }
  return await porHttp(asesora)('obtenerEstadisticasSuscripciones', pedidas)
}

/** Leaves a draft and a remembered reply that repeat a text. */
async function leaveSealed(usuarioId: number, formulario: string, texto: string) {
  const contenido = testVault.en('borrador.contenido', usuarioId, formulario).seal({ cambios: { correo: texto } })
  await desk.db
    .insertInto('borrador')
    .values({ usuarioId, formulario, contenido, actualizado: desk.clock.ahora() })
    .execute()
}

test('after an erasure no table, file, letter, log, export or search finds the person; the figures count the same', async () => {
  const nombres = { nombres: 'Zenaida', apellidoPaterno: 'Quilodrán' }
  const { rut, prospectoId, identificador } = await dsHasta(asesora, 'resultado', { postulante: nombres })
  const [correo, celular] = ['zenaida.q@ejemplo.cl', '987001122']
  const { asesorId } = await desk.db
    .updateTable('prospecto')
    .set({ correo, celular })
    .where('id', '=', prospectoId)
    .returning('asesorId')
    .executeTakeFirstOrThrow()
  const archivo = { bytes: pdf({ dentro: 'resonancia' }), nombre: 'resonancia.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  await leaveSealed(asesorId, `contractual:${prospectoId}`, 'Su calle')
  await leaveSealed(asesorId, 'prospecto:nuevo', correo)
  await reserve({ nombre: 'Zenaida Quilodrán', telefono: celular, correo, comentario: `Mi correo es ${correo}` })
  const textos = [rut, rut.replace('-', ''), 'ZENAIDA', 'QUILODR', correo, celular]
  expect(await tablesWith(textos)).toContain('reserva')
  expect(await tablesWith(textos)).toEqual(expect.arrayContaining(['prospecto', 'declaracion_persona']))
  const antes = await figuras()

  const pedidoId = await askErasure(rut)
  expect((await act((acto) => readPedido(acto, pedidoId)))?.documento).toEqual(documentoDe(rut))
  const plan = (await act(({ tx }) => planDeSupresion(tx, documentoDe(rut)))).lineas
  expect(plan).toContainEqual({ tabla: 'prospecto', filas: 1, destino: 'queda sin la persona', motivo: null })
  expect(plan).toContainEqual(expect.objectContaining({ tabla: 'bitacora_acceso', destino: 'se conserva' }))
  expect(await tablesWith(textos)).toContain('prospecto')

  expect(await act((acto) => erasePersona(acto, { documento: documentoDe(rut), pedidoId }))).toEqual(plan)
  expect(await tablesWith(textos)).toEqual([])
  expect(
    (await exportPersona({ ...donde, almacen: almacenEnLaBase }, documentoDe(rut), 'operadora')).cuentas.size,
  ).toBe(0)
  for (const texto of [rut, 'Zenaida', correo])
    expect(await porHttp(asesora)('buscarProspectos', { texto, limite: 10 })).toEqual([])
  const activos = antes.prospectos - 1
  expect(await figuras()).toEqual({ ...antes, prospectos: activos })
  const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(bitacora.map(({ bitacoraId }) => bitacoraId)).toEqual([394])
  expect((await verifyCadena(desk.db, testVault)).problemas).toEqual([])
  expect(await desk.db.selectFrom('borrador').select('formulario').execute()).toEqual([])
  // The screens can still read what stays
  const lista = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  expect(lista.filter(({ prospectoId: id }) => id === prospectoId)).toHaveLength(1)
  expect((await porHttp(asesora)('obtenerVenta', { prospectoId })).prospectoId).toBe(prospectoId)
})

test('a sale with a contract stays blocked, with the reason', async () => {
  const gente = { asesora, contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
  const { rut, prospectoId } = await suscrita(gente)
  const pedidoId = await askErasure(rut)
  const lineas = await act((acto) => erasePersona(acto, { documento: documentoDe(rut), pedidoId }))
  expect(lineas.filter(({ destino }) => destino !== 'se conserva')).toEqual([])
  expect(lineas.find(({ tabla }) => tabla === 'prospecto')?.motivo).toContain('contrato')
  const guardado = desk.db.selectFrom('prospecto').select(['rut', 'bloqueado']).where('id', '=', prospectoId)
  expect(await guardado.executeTakeFirst()).toEqual({ rut: null, bloqueado: true })
})

test('a request is answered once, and its erasure is repeated on a restored backup', async () => {
  const { rut } = await dsHasta(asesora, 'preguntas')
  const pedidoId = await askErasure(rut)
  await act((acto) => erasePersona(acto, { documento: documentoDe(rut), pedidoId }))
  expect((await act(listPedidos)).find(({ id }) => id === pedidoId)).toMatchObject({ vence: '2026-11-04' })
  expect(await act((acto) => respondPedido(acto, pedidoId, 'Suprimido.'))).toBe(true)
  expect(await act((acto) => respondPedido(acto, pedidoId, 'Otra vez.'))).toBe(false)
  const escritas = await writeSupresiones(donde)
  expect(escritas).not.toContain(rut)

  for (const ajena of ['no es JSON', escritas.replace(/"documento":"..../, '"documento":"AAAA')])
    expect(await repeatSupresiones(donde, ajena, 'operadora')).toBeNull()

  // The backup has the person and no request
  const repuesta = await dsHasta(asesora, 'preguntas')
  await desk.db.updateTable('prospecto').set({ rut }).where('id', '=', repuesta.prospectoId).execute()
  await desk.db.deleteFrom('bloqueoPersona').execute()
  await desk.db.deleteFrom('pedidoPersona').execute()
  await sql`select setval(pg_get_serial_sequence('pedido_persona', 'id'), ${pedidoId - 1})`.execute(desk.db)
  const otro = await askErasure(nuevoRut())
  expect(otro).toBe(pedidoId)
  expect(await repeatSupresiones(donde, escritas, 'operadora')).toBeGreaterThanOrEqual(1)
  const guardado = desk.db.selectFrom('prospecto').select('rut').where('id', '=', repuesta.prospectoId)
  expect(await guardado.executeTakeFirst()).toEqual({ rut: null })
  // The request that took its number meanwhile is another person's: it is still to carry out
  expect(await act(listPedidos)).toContainEqual(expect.objectContaining({ id: otro, suprimidoEn: null }))
  const cuantos = (await act(listPedidos)).length
  await repeatSupresiones(donde, escritas, 'operadora')
  expect(await act(listPedidos)).toHaveLength(cuantos)
  const siguiente = await askErasure(rut)
  expect(siguiente).toBeGreaterThan(pedidoId)
})

test('administrators are notified once a day of requests near their deadline', async () => {
  const { rut } = await dsHasta(asesora, 'preguntas')
  const avisos = () =>
    desk.db.selectFrom('notificacion').select('mensaje').where('tipo', '=', 'derechos').orderBy('id').execute()
  const documento = documentoDe(rut)
  // Received on 2026-09-10: its deadline is 2026-10-10, three days from the clock of the test
  const pedido = { derecho: 'acceso', recibido: '2026-09-10', identidad: 'cédula', documento } as const
  const { id } = await act((acto) => registerPedido(acto, pedido))
  for (const _ of [1, 2]) await desk.ronda('avisar-pedidos')
  const mensaje = 'Pedidos de personas sobre sus datos por contestar: 1. El primero vence el 10-10-2026.'
  expect(await avisos()).toEqual([{ mensaje }])
  await act((acto) => respondPedido(acto, id, 'Entregado.'))
  desk.clock.pasan(24 * 3_600_000)
  await desk.ronda('avisar-pedidos')
  expect(await avisos()).toEqual([{ mensaje }])
})
