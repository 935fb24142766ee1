import { type RouteName, routes } from '@alerce/contract/routes'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { advancePareja, type EtapaDePareja, type IdsDePareja } from '../semilla/demo/parejas.ts'
import {
  type DeclaracionDemo,
  type DemoCall,
  declare,
  formularioDe,
  generateDS,
  type PostulanteDemo,
  quote,
} from '../semilla/demo/recorrido.ts'
import type { Client } from './client.ts'
import type { Avance, Venta } from './golden/venta.ts'

let last = 0

/** Starts numbering of persons and papers here, for sales beside those of a test file. */
export function startAt(numero: number): void {
  last = numero
}

export function rutNumero(numero: number): string {
  const cuerpo = 9_000_000 + numero * 7_919
  return `${cuerpo}-${digitoVerificador(cuerpo)}`
}

/** A RUT not used before. */
export function nuevoRut(): string {
  last += 1
  return rutNumero(last)
}

/** An adult with an income that fits plans of the catalogue. */
export function nuevoPostulante(changes: Partial<PostulanteDemo> = {}): PostulanteDemo {
  return {
    rut: nuevoRut(),
    nombres: 'Elena',
    apellidoPaterno: 'Prueba',
    apellidoMaterno: 'Serrano',
    nacimiento: '1990-03-15',
    sexo: 'F',
    renta: 1_800_000,
    rutEmpleador: '76086428-5',
    ...changes,
  }
}

/** A healthy holder with a new folio, signed on the start day of the tests. */
export function nuevaDeclaracion(changes: Partial<DeclaracionDemo> = {}): DeclaracionDemo {
  last += 1
  return { folioDS: String(900_000 + last), fechaDS: '07-10-2026', peso: 60, altura: 1.65, ...changes }
}

/** Calls by name over HTTP; throws on any refusal. */
export function porHttp(client: Client): DemoCall {
  return async (nombre, payload) => {
    const { method, path } = routes[nombre as RouteName]
    if (method === 'POST') return await client.data(path, payload)
    const campos = new Map(Object.entries(payload ?? {}))
    const { status, body } = await client.get(path.replace(/\{(\w+)\}/, (_all, campo) => String(campos.get(campo))))
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body.data
  }
}

/** The same for contraloría, with its answers sent at once instead of after the time to undo them. */
export function alSalir(contraloria: Client): DemoCall {
  const call = porHttp(contraloria)
  return async (nombre, payload) => {
    const reply = await call(nombre, payload)
    if (nombre.startsWith('responderEvaluacion')) await contraloria.releaseRespuestas()
    return reply
  }
}

/**
 * A declaration just generated, for a new applicant with a confirmed plan; a prepared one, unless `postulante` is
 * given.
 */
export async function dsNueva(client: Client, postulante?: PostulanteDemo): Promise<Venta> {
  const lista = postulante ? undefined : client.ventaLista('inicioManual')
  if (lista) return lista
  const call = porHttp(client)
  const nuevo = postulante ?? nuevoPostulante()
  const prospectoId = await quote(call, nuevo)
  return { prospectoId, identificador: await generateDS(call, prospectoId), rut: nuevo.rut }
}

/** A declaration filled up to a stage ('resultado': sent and evaluated); a prepared one if possible. */
export async function dsHasta(
  client: Client,
  hasta: Extract<Avance, EtapaDS>,
  especial: { postulante?: Partial<PostulanteDemo>; declaracion?: Partial<DeclaracionDemo> } = {},
): Promise<Venta> {
  const { postulante, declaracion } = especial
  const lista = postulante || declaracion ? undefined : client.ventaLista(hasta)
  if (lista) return lista
  const ds = await dsNueva(client, nuevoPostulante(postulante))
  await declare(porHttp(client), ds.identificador, nuevaDeclaracion(declaracion), hasta)
  return ds
}

/** A couple with complete data, quoted up to a step; giver $ 2.900.000, receiver $ 1.800.000. */
export async function parejaNueva(client: Client, hasta?: EtapaDePareja): Promise<IdsDePareja> {
  const call = porHttp(client)
  const persona = (otorga: boolean, renta: number) => {
    const { tipoPlan: _, ...form } = formularioDe(nuevoPostulante({ renta }))
    return { ...form, correo: `pareja${last}@example.cl`, otorga }
  }
  const formas = [persona(true, 2_900_000), persona(false, 1_800_000)]
  const [otorga, recibe] = await call('guardarPropsectoCompensados', formas)
  const ids = { otorga: otorga!.prospectoId, recibe: recibe!.prospectoId }
  if (hasta) await advancePareja(call, ids, hasta)
  return ids
}
