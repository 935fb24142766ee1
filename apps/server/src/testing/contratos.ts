import type { OperationMap } from '@alerce/contract/operation-map'
import { expect, vi } from 'vitest'
import type { Postulante } from '../semilla/demo/recorrido.ts'
import type { Client } from './client.ts'
import { dsHasta, porHttp } from './ventas.ts'

export type Ingreso = OperationMap['ingresarDatosDocumentosContractuales']['payload']
type Antecedentes = OperationMap['datosDocumentosContractuales']['reply']

export interface Vendedores {
  readonly asesora: Client
  readonly contraloria: Client
}

/** A sale whose declaration was accepted and closed: dsFinalizada; one that stands ready where any will do. */
export async function dsFinalizada({ asesora, contraloria }: Vendedores, postulante?: Partial<Postulante>) {
  const lista = postulante ? undefined : asesora.ventaLista('finalizada')
  if (lista) return lista
  const ds = await dsHasta(asesora, 'resultado', postulante ? { postulante } : {})
  const { identificador } = ds
  await porHttp(contraloria)('responderEvaluacionFinanciera', { identificador, decision: 'aprueba' })
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
  return ds
}

/** What /documentos sends back once its gaps are filled: an address in Providencia and, for an unknown employer, one too. */
export function ingresoDe(datos: Antecedentes): Ingreso {
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

/** The same with its contractual data saved: documentosContractuales, the papers queued. */
export async function conDatosContractuales(vendedores: Vendedores, postulante?: Partial<Postulante>) {
  const lista = postulante ? undefined : vendedores.asesora.ventaLista('contratada')
  if (lista) return lista
  const ds = await dsFinalizada(vendedores, postulante)
  const llamar = porHttp(vendedores.asesora)
  const datos = await llamar('datosDocumentosContractuales', { prospectoId: ds.prospectoId })
  await llamar('ingresarDatosDocumentosContractuales', ingresoDe(datos))
  return ds
}

/** The papers of a declaration, once the background jobs have issued all of them. */
export async function documentosEmitidos(client: Client, identificador: number) {
  return await vi.waitFor(
    async () => {
      const documentos = await porHttp(client)('obtenerDocumentos', { identificador })
      expect(documentos.map((d) => d.estado)).toEqual(documentos.map(() => 'listo'))
      expect(documentos.length).toBeGreaterThan(0)
      return documentos
    },
    { timeout: 120_000, interval: 100 },
  )
}
