import type { OperationMap } from '@alerce/contract/operation-map'
import { pdf } from '@alerce/domain/testing/archivos'
import { expect } from 'vitest'
import { saveArchivo } from '../core/base/archivos/save-archivo.ts'
import { insertCorreo } from '../core/base/correos/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { PostulanteDemo } from '../semilla/demo/recorrido.ts'
import type { Client } from './client.ts'
import { eventually } from './eventually.ts'
import { servicios } from './servicios.ts'
import { alSalir, dsHasta, porHttp } from './ventas.ts'

export type ContractualInput = OperationMap['ingresarDatosDocumentosContractuales']['payload']
type Antecedentes = OperationMap['datosDocumentosContractuales']['reply']

export interface Vendedores {
  readonly asesora: Client
  readonly contraloria: Client
}

/** A sale with an accepted and closed declaration (dsFinalizada); a prepared one, unless `postulante` is given. */
export async function dsFinalizada({ asesora, contraloria }: Vendedores, postulante?: Partial<PostulanteDemo>) {
  const lista = postulante ? undefined : asesora.ventaLista('finalizada')
  if (lista) return lista
  const ds = await dsHasta(asesora, 'resultado', postulante ? { postulante } : {})
  await acceptDS({ asesora, contraloria }, ds.identificador, postulante?.tipoTrabajador)
  return ds
}

/** Accepts and closes a sent declaration. A voluntary has no income to approve. */
export async function acceptDS(
  { asesora, contraloria }: Vendedores,
  identificador: number,
  tipoTrabajador: PostulanteDemo['tipoTrabajador'] = 'D',
): Promise<void> {
  const renta = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
  if (tipoTrabajador !== 'V') await alSalir(contraloria)('responderEvaluacionFinanciera', renta)
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
}

/** Payload of /documentos with its gaps filled: an address in Providencia and, for an unknown employer, the same. */
export function ingresoDe(datos: Antecedentes): ContractualInput {
  const lugar = { codigoRegion: 13, codigoCiudad: 131, codigoComuna: 13_123 }
  const empresa = {
    razonSocial: 'Transportes Quillay Ltda.',
    domicilio: 'Los Militares 5001',
    correo: 'rrhh@quillay.example.cl',
  }
  return {
    ...datos,
    ...lugar,
    domicilio: 'Av. Providencia 1234, depto. 56',
    codigoAfp: datos.codigoAfp ?? 35,
    datosEmpleador: datos.datosEmpleador.map((entidad) =>
      entidad.existePreviamente
        ? { ...entidad, telefono: `+56${entidad.telefono}` }
        : { ...entidad, ...empresa, ...lugar, telefono: '+56224567890' },
    ),
  }
}

/** The same with saved contractual data: documentosContractuales, the papers queued. */
export async function conDatosContractuales(vendedores: Vendedores, postulante?: Partial<PostulanteDemo>) {
  const lista = postulante ? undefined : vendedores.asesora.ventaLista('contratada')
  if (lista) return lista
  const ds = await dsFinalizada(vendedores, postulante)
  await saveContractuales(vendedores.asesora, ds.prospectoId)
  return ds
}

/** Saves the contractual data of a sale as /documentos does. */
export async function saveContractuales(asesora: Client, prospectoId: number): Promise<void> {
  const call = porHttp(asesora)
  const datos = await call('datosDocumentosContractuales', { prospectoId })
  await call('ingresarDatosDocumentosContractuales', ingresoDe(datos))
}

/** Papers of a declaration, once the background jobs have issued all of them. */
export async function documentosEmitidos(client: Client, identificador: number) {
  return await eventually(async () => {
    const documentos = await porHttp(client)('obtenerDocumentos', { identificador })
    expect(documentos.map((d) => d.estado)).toEqual(documentos.map(() => 'listo'))
    expect(documentos.length).toBeGreaterThan(0)
    return documentos
  })
}

/** Files that neither a paper nor a PDF of papers refers to, in a single query: the job runner may be at work. */
export async function sueltos(db: Db) {
  const nombra = (tabla: 'documentoContrato' | 'documentosReunidos') =>
    db.selectFrom(tabla).select('archivoId').where('archivoId', 'is not', null)
  return await db
    .selectFrom('archivo')
    .select('id')
    .where('id', 'not in', nombra('documentoContrato'))
    .where('id', 'not in', nombra('documentosReunidos'))
    .orderBy('id')
    .execute()
}

/** A mail with a paper, visible to the desk: its id, and that of its attachment. */
export async function correoConPapel({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const ahora = clock.ahora()
  const papel = { contenido: Buffer.from(pdf()), mime: 'application/pdf', confidencial: false }
  const anexo = await saveArchivo({ ...servicios, tx: db, ahora }, papel)
  const carta = { prospectoId: null, asesorId: null, para: 'a@example.cl', clase: 'documentos', asunto: 'x' }
  const adjuntos = [{ archivoId: anexo, nombre: 'papel.pdf' }]
  return { correo: await insertCorreo(db, { ...carta, texto: 'x', huella: null, adjuntos }, ahora), anexo }
}
