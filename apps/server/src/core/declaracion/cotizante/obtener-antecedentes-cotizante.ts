import { common } from '@alerce/contract/messages/common'
import { obtenerAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { personasConSalud } from '../declaracion/read-model-personas.ts'

export const obtenerAntecedentesCotizanteUseCase = useCase(obtenerAntecedentesCotizante, async (input, ctx) => {
  const { declaracion } = await leerDeclaracionClinica(ctx, input)
  const personas = await personasConSalud(ctx.tx, ctx.vault, declaracion.id)
  const titular = personas.find((p) => p.tipo === 0) ?? refuse(common.notFound)
  const { salud } = titular
  return {
    nombres: titular.nombres,
    apellidoPaterno: titular.apellidoPaterno,
    apellidoMaterno: titular.apellidoMaterno,
    rut: titular.rut,
    numeroPasaporte: titular.pasaporte,
    fechaNacimiento: aDDMMYYYY(titular.fechaNacimiento),
    sexo: sexoDS(titular.sexo),
    correo: titular.correo ?? '',
    idSalud: titular.idSalud,
    folioDS: declaracion.folioPapel,
    fechaDS: declaracion.fechaDS && aDDMMYYYY(declaracion.fechaDS),
    peso: salud?.peso ?? null,
    altura: salud?.altura ?? null,
    pension: salud?.pension ?? null,
    causal: salud?.causal ?? null,
    diagnostico: salud?.diagnostico ?? null,
    folio: declaracion.folio,
    version: declaracion.version,
  }
})
