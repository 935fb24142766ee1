import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockPersona } from '../../../core/personas/derechos/block-persona.ts'
import { objectPersona } from '../../../core/personas/derechos/object-persona.ts'
import { registerPedido } from '../../../core/personas/derechos/pedidos.ts'
import { asOperator } from '../../../core/personas/derechos/record-act.ts'
import { escaneo, suscrita } from '../../../testing/cierre/firmas.ts'
import { sinEmpleador } from '../../../testing/cierre/pagos.ts'
import { upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { answerDuda, invitada } from '../../../testing/electronica/electronica.ts'
import { testVault } from '../../../testing/template.ts'
import { dsHasta, dsNueva, porHttp } from '../../../testing/ventas.ts'
import { ensureListed } from '../migrate.ts'
import { type SealedColumnName, sealedColumnNames, walkOf } from './columns.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  const asesora = await desk.as('asesora')
  const { identificador, prospectoId } = await dsNueva(asesora)
  await porHttp(asesora)('anotar', { prospectoId, clase: 'nota', texto: 'Prefiere la tarde' })
  await porHttp(asesora)('crearTarea', { prospectoId, texto: 'Llamar', fecha: '2026-10-08', hora: null })
  await answerDuda(desk, asesora, await invitada(desk, asesora))
  await porHttp(asesora)('guardarBloqueo', {
    clase: 'ausencia',
    desde: '2026-10-08',
    hasta: '2026-10-08',
    motivo: 'Médico',
  })
  const pagina = { alias: 'camila', activa: true, minutos: 30, aviso: 4, dias: 14, modalidades: ['llamada'] } as const
  await porHttp(asesora)('guardarPaginaDeReservas', { ...pagina, modalidades: ['llamada'], version: 1 })
  const { horas } = (await desk.anyone().post(routes.obtenerHorasDeReserva.path, { alias: pagina.alias })).body.data
  const cliente = { nombre: 'Rosa Vera', telefono: '981234567', correo: 'rosa@example.cl', comentario: '' }
  const reserva = { alias: pagina.alias, inicio: horas[0], modalidad: 'llamada', ...cliente }
  await desk.anyone().post(routes.reservarHora.path, reserva)
  const archivo = { bytes: pdf(), nombre: 'biopsia.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  await upload(asesora, routes.subirDocumentoProspecto, { prospectoId, tipoAdjunto: 40 }, archivo)
  const gente = { asesora, contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
  const enCola = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  await porHttp(gente.contraloria)('dejarCasoEnCola', { ...enCola, nota: 'Se espera su biopsia' })
  const sinPagar = await sinEmpleador(gente, 'V')
  await porHttp(asesora)('cargaArchivoPrimerPago', {
    ...sinPagar,
    nombreArchivo: 'pago.pdf',
    tipoMIME: 'application/pdf',
    tipoAdjunto: 50,
    binario: Buffer.from(escaneo()).toString('base64'),
  })
  await suscrita(gente)
  await desk.ronda('sellar-evidencias')
  const cambio = { campo: 'peso', de: '', a: '60' }
  // Creates a row in idempotencia
  await asesora.post(
    routes.guardarBorrador.path,
    { formulario: 'y', cambios: [cambio] },
    { 'idempotency-key': 'una-llave' },
  )
  await porHttp(asesora)('guardarBorrador', { formulario: 'x', cambios: [cambio] })
  const propose = () => porHttp(gente.mesa)('proponerAplicacion', { clave: 'Alerce-2026' })
  const codigo = new TOTP({ secret: (await propose()).clave }).generate({ timestamp: Date.parse(desk.clock.ahora()) })
  await porHttp(gente.mesa)('confirmarAplicacion', { codigo })
  await propose()
  const administracion = porHttp(await desk.as('administracion'))
  const webhook = { clienteId: 'alerce-demo', url: 'https://crm.example.cl/', sucesos: ['cita.anulada' as const] }
  const { suscripcionId } = await administracion('crearSuscripcion', webhook)
  await administracion('rotarSecretoDeSuscripcion', { suscripcionId })
  const pedido = { derecho: 'acceso', recibido: '2026-10-07', identidad: 'cédula' } as const
  const suyo = desk.db.selectFrom('prospecto').select('rut').where('rut', 'is not', null).orderBy('id', 'desc')
  const { rut } = await suyo.limit(1).executeTakeFirstOrThrow()
  const documento = { tipo: 'rut', numero: String(rut) } as const
  const donde = { db: desk.db, vault: testVault, clock: desk.clock }
  await asOperator(donde, { mando: 'persona', quien: 'operadora' }, async (acto) => {
    const { id: pedidoId } = await registerPedido(acto, { ...pedido, documento })
    await objectPersona(acto, { documento, pedidoId, tratamiento: 'estadisticas' })
    await blockPersona(acto, { documento, pedidoId })
  })
})
afterAll(() => desk.close())

/** Sealed values of a column, each with the key of its row. */
async function selladas(columna: SealedColumnName) {
  const { table, name, keys, where } = walkOf(columna)
  const llave = sql.join(keys.map(([name]) => sql`${sql.ref(name)}::text`))
  const { rows } = await sql<{ fila: string[]; sello: Buffer }>`
    select array[${llave}] as fila, ${sql.ref(name)} as sello from ${sql.table(table)}
    where ${sql.ref(name)} is not null and ${sql.raw(where)}`.execute(desk.db)
  return rows
}

describe('every column of bytes is in a list', () => {
  test('as the schema stands', async () => {
    await expect(ensureListed(desk.db)).resolves.toBeUndefined()
  })

  test('and one that was forgotten keeps the server from starting', async () => {
    await sql`create table olvidada (secreto bytea)`.execute(desk.db)
    await expect(ensureListed(desk.db)).rejects.toThrow('olvidada.secreto')
    await sql`drop table olvidada`.execute(desk.db)
  })
})

// Short-lived rows: tests of their own features check their seals
const efimeras: readonly SealedColumnName[] = [
  'actualizacion.antes',
  'almacen.clave_objeto',
  'respuesta_retenida.detalle',
]

test.each(sealedColumnNames.filter((columna) => !efimeras.includes(columna)))(
  '%s: the product wrote it for its row, and it opens in no other',
  async (columna) => {
    const filas = await selladas(columna)
    expect(filas.length).toBeGreaterThan(0)
    for (const { fila, sello } of filas) {
      expect(testVault.en(columna, ...fila).openBytes(sello)).toBeInstanceOf(Buffer)
      expect(() => testVault.en(columna, ...fila.slice(1), 'otra').openBytes(sello)).toThrow()
    }
  },
)
