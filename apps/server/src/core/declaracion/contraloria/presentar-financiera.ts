import { supera } from '@alerce/domain/base/dinero/cuentas'
import { porcentajeDeRenta } from '@alerce/domain/declaracion/evaluacion'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { razonesSociales } from '../../base/referencia/read-model.ts'
import { autorizacionesDe } from '../../postulacion/autorizaciones/read-model.ts'
import { certificadosVigentes } from '../../postulacion/certificado/read-model.ts'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import { leerEmpleadoresFirmes } from '../../postulacion/prospecto/ingreso/leer-empleadores-firmes.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { hechosFinancieros } from '../evaluacion/read-model.ts'

/** The money of a case: incomes that stand with what shows them, the agreed total and the share it takes. */
export async function presentarFinanciera(ctx: Context, { prospectoId, rentaPromedio }: Declaracion) {
  const hechos = await hechosFinancieros(ctx, prospectoId)
  const empleadores = await leerEmpleadoresFirmes(ctx, prospectoId)
  const nombres = await razonesSociales(
    ctx.tx,
    empleadores.flatMap(({ rut }) => rut ?? []),
  )
  const certificados = await certificadosVigentes(ctx.tx, prospectoId)
  const papeles = await documentosDe(ctx.tx, prospectoId)
  const [autorizacion = null] = await autorizacionesDe(ctx.tx, prospectoId)
  const { rentaDeclarada, totalPesos, totalUF, porcentajeMaximoRenta } = hechos
  const renta = rentaPromedio ?? rentaDeclarada
  return {
    empleadores: empleadores.map((empleador) => ({
      ...empleador,
      razonSocial: nombres.get(empleador.rut ?? '') ?? null,
      certificado: certificados.findLast((c) => c.rutEmpleador === empleador.rut) ?? null,
    })),
    papeles: papeles.map(({ id, mime, nombre, ...papel }) => ({
      ...papel,
      documentoId: id,
      nombre: ctx.vault.en('documento_prospecto.nombre', id).open<string>(nombre),
      tipoMIME: mime,
    })),
    autorizacion,
    rentaDeclarada,
    rentaPromedio,
    totalUF,
    totalPesos,
    porcentaje: renta > 0 ? porcentajeDeRenta(totalPesos, renta) : null,
    sobreElMaximo: renta > 0 && supera(totalPesos, porcentajeMaximoRenta, renta),
    porcentajeMaximo: porcentajeMaximoRenta,
    vecesDeRentaDudosa: (await parametrosAl(ctx.tx, ctx.hoy)).vecesDeRentaDudosa,
  }
}
