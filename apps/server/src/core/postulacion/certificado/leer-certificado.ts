import {
  type RazonDelCertificado,
  razonDeExamen,
  razonDeLectura,
  razonDelCertificado,
} from '@alerce/contract/messages/postulacion/arreglos'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { sumaDias, sumaMeses } from '@alerce/domain/base/fechas/fecha'
import { desdeMes } from '@alerce/domain/postulacion/certificado/promedio'
import { type CertificadoValido, revisaCertificado } from '@alerce/domain/postulacion/certificado/revisar'
import type { Examinado } from '../../base/archivos/recibir-archivo.ts'
import { parametrosAl, topeImponibleAl, ufAl } from '../../base/parametros/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** The words are those of the specification; what was read goes beside them, to whoever sent the document alone. */
const rechazar = (...razones: readonly RazonDelCertificado[]): never =>
  refuse(m.noValido, { texto: razones.map(({ texto }) => texto).join(';'), data: { razones } })

/** Refuses a file that is no whole and single PDF, before it is read; who reads it asks for its password. */
export function exigirUnPdf({ contenido, falla }: Examinado): void {
  if (tipoPorContenido(contenido) !== 'application/pdf') rechazar(razonDeLectura('noEsPdf'))
  if (falla && falla !== 'protegido') rechazar(razonDeExamen(falla))
}

/** The highest taxable income of each month that may be averaged: that year's limit at its last day's UF. */
async function topesPorMes({ tx, hoy }: Context, meses: number): Promise<ReadonlyMap<string, Pesos>> {
  const topes = new Map<string, Pesos>()
  for (let mes = desdeMes(hoy, meses); mes <= hoy.slice(0, 7); mes = sumaMeses(`${mes}-01`, 1).slice(0, 7)) {
    const ultimo = sumaDias(sumaMeses(`${mes}-01`, 1), -1)
    const uf = (await ufAl(tx, ultimo)) ?? (await ufAl(tx, hoy))
    const tope = await topeImponibleAl(tx, ultimo)
    if (uf && tope) topes.set(mes, pesosDe(tope, uf.valor))
  }
  return topes
}

async function lineasDe(ctx: Context, pdf: Buffer, clave: string): Promise<readonly string[]> {
  const lectura = await ctx.readPdf(pdf, clave)
  if (lectura.legible) return lectura.lineas
  const { falla } = lectura
  ensure(falla !== 'ocupado', m.enFila)
  return rechazar(razonDeLectura(falla))
}

interface CertificadoFile {
  readonly pdf: Buffer
  /** Opens the document; neither kept nor logged. */
  readonly clave: string
  /** Of the prospect on record. */
  readonly rut: string
  readonly rutEmpleador: string
}

/** What a document says, or a refusal with every reason why it is not a valid certificate (CodError -99). */
export async function leerCertificado(ctx: Context, documento: CertificadoFile): Promise<CertificadoValido> {
  const { pdf, clave, rut, rutEmpleador } = documento
  const parametros = await parametrosAl(ctx.tx, ctx.hoy)
  // whoever is their own employer is an independent worker
  const meses = rut === rutEmpleador ? parametros.mesesRentaIndependiente : parametros.mesesRentaPromedio
  const lineas = await lineasDe(ctx, pdf, clave)
  const topes = await topesPorMes(ctx, meses)
  const veredicto = revisaCertificado(lineas, {
    rut,
    rutEmpleador,
    hoy: ctx.hoy,
    diasDeVigencia: parametros.diasDeUnCertificado,
    meses,
    tope: (mes) => topes.get(mes) ?? null,
  })
  if (veredicto.valido) return veredicto.certificado
  return rechazar(...veredicto.fallas.map(razonDelCertificado))
}
