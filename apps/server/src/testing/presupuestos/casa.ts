import { lecturasDelInicio } from '@alerce/contract/inicio'
import { operations } from '@alerce/contract/operations'
import type { RouteName } from '@alerce/contract/routes'
import { elegirPlan } from '../../semilla/demo/recorrido.ts'
import { seedAtScale } from '../../semilla/escala/seed-at-scale.ts'
import type { Answer } from '../client.ts'
import { type Desk, openDesk } from '../desk.ts'
import { delPostulante, enter, invitada } from '../electronica/electronica.ts'
import { call } from '../llamadas.ts'
import { signInPostulante } from '../postulante.ts'
import { testVault } from '../template.ts'
import { dsHasta, porHttp } from '../ventas.ts'

const personas = ['asesora', 'jefatura', 'contraloria', 'mesa', 'administracion'] as const
/** Caller of an operation. */
export type Quien = (typeof personas)[number] | 'postulante' | 'nadie'

/**
 * Asesora has a fifth of them. ANALYZE reads all rows of tables under 30,000, so that plans are the same in each run.
 */
const PROSPECTOS = 10_000

/** Sells the needed sales and picks the sample records: the first of each kind. */
async function muestraDe({ db, clock, as }: Desk) {
  const deAsesora = db
    .selectFrom('prospecto')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
    .selectAll('prospecto')
    .where('usuario', '=', 'asesora')
  const aEscala = deAsesora
    .where('prospecto.rut', '>=', '21000000')
    .where('prospecto.rut', '<', '28000000')
    .orderBy('prospecto.rut')
  const persona = await aEscala.where('folioDS', 'is not', null).executeTakeFirstOrThrow()
  const editable = await aEscala
    .where('etapa', '=', 'prospecto')
    .where('prospecto.activo', '=', true)
    .where('parejaId', 'is', null)
    .executeTakeFirstOrThrow()
  const pagina = await deAsesora.orderBy('registradoEn', 'desc').orderBy('prospecto.id', 'desc').limit(15).execute()

  const asesora = await as('asesora')
  const venta = await signInPostulante(asesora)
  await elegirPlan(porHttp(asesora), venta)
  const { planCotizacionId } = await porHttp(asesora)('obtenerPlanSeleccionado', { prospectoId: venta })
  const { identificador: ds } = await dsHasta(asesora, 'preguntas')
  const alias = 'camila-rojas'
  const reservas = { alias, activa: true, minutos: 30, aviso: 4, dias: 14, modalidades: ['llamada' as const] }
  await porHttp(asesora)('guardarPaginaDeReservas', { ...reservas, version: 1 })
  const { casos } = await porHttp(await as('contraloria'))('obtenerColaContraloria', { cola: 'todas' })
  return {
    inicio: lecturasDelInicio(clock.hoy()),
    persona: {
      rut: persona.rut ?? '',
      folio: String(persona.folioDS),
      celular: persona.celular,
      correo: persona.correo,
      nombre: persona.nombres.split(' ')[0] ?? '',
      paterno: persona.apellidoPaterno,
      materno: persona.apellidoMaterno,
    },
    cursor: pagina.at(-1)?.id,
    editable: editable.id,
    venta,
    plan: planCotizacionId,
    ds,
    /** Alias of the booking page of asesora. */
    pagina: alias,
    caso: casos[0]?.identificador,
  }
}

/** A server with many rows, to measure its calls. */
export async function openCasa() {
  const desk = await openDesk(delPostulante)
  const { db, clock, connection } = desk
  await seedAtScale({ db, vault: testVault, clock }, PROSPECTOS, () => undefined)
  const venta = await invitada(desk, await desk.as('asesora'))
  const postulante = await enter(desk, venta)
  const muestra = { ...(await muestraDe(desk)), enlace: venta.enlace }
  const clientes = new Map(
    await Promise.all(personas.map(async (quien) => [quien as Quien, await desk.as(quien)] as const)),
  )
  // After all inserts, else plans would be those of a smaller database
  await connection.pool.query('vacuum (analyze)')
  const porNombre = new Map<string, (typeof operations)[number]>(operations.map((one) => [one.name, one]))

  async function ask(quien: Quien, operacion: RouteName, carga: object): Promise<Answer> {
    const operation = porNombre.get(operacion)
    if (!operation) throw new Error(`no operation ${operacion}`)
    if (quien === 'postulante') return await postulante.post(operacion, carga)
    return await call(clientes.get(quien) ?? desk.anyone(), operation, carga)
  }
  return { desk, muestra, ask }
}

/** Sample records for the payloads of calls. */
export type Casa = Awaited<ReturnType<typeof openCasa>>['muestra']
