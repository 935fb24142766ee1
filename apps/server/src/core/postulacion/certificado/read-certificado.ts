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
import type { Examinado } from '../../base/archivos/receive-archivo.ts'
import { parametrosAl, topeImponibleAl, ufAl } from '../../base/parametros/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Refuses with the texts of the specification; values read from the document go beside them, only to its sender. */
const reject = (...razones: readonly RazonDelCertificado[]): never =>
  refuse(m.noValido, { texto: razones.map(({ texto }) => texto).join(';'), data: { razones } })

/** Refuses a file that is not exactly one whole PDF, before reading it; reading a protected one needs its password. */
export function ensureOnePdf({ contenido, falla }: Examinado): void {
  if (tipoPorContenido(contenido) !== 'application/pdf') reject(razonDeLectura('noEsPdf'))
  if (falla && falla !== 'protegido') reject(razonDeExamen(falla))
}

/** Highest taxable income of each month to average: the limit of that year at the UF of the month's last day. */
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
  return reject(razonDeLectura(falla))
}

interface CertificadoFile {
  readonly pdf: Buffer
  /** Password of the document; neither stored nor logged. */
  readonly clave: string
  /** RUT of the prospect on record. */
  readonly rut: string
  readonly rutEmpleador: string
}

/** Reads a document, or refuses with every reason why it is not a valid certificate (CodError -99). */
export async function readCertificado(ctx: Context, documento: CertificadoFile): Promise<CertificadoValido> {
  const { pdf, clave, rut, rutEmpleador } = documento
  const parametros = await parametrosAl(ctx.tx, ctx.hoy)
  // an applicant who is the employer is an independent worker
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
  return reject(...veredicto.fallas.map(razonDelCertificado))
}
