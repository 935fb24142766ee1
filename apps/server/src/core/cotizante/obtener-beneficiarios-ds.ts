import { obtenerBeneficiariosDS } from '@alerce/contract/operations/cotizante'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { sexoDS } from '@alerce/domain/persona/sexo'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { personasConSalud } from '../declaracion/read-model-personas.ts'
import { useCase } from '../use-case.ts'

export const obtenerBeneficiariosDSUseCase = useCase(obtenerBeneficiariosDS, async (input, ctx) => {
  const { declaracion } = await leerDeclaracionClinica(ctx, input)
  return (await personasConSalud(ctx.tx, ctx.vault, declaracion.id)).map((p) => ({
    id: p.id,
    nombres: p.nombres,
    apellidoPaterno: p.apellidoPaterno,
    apellidoMaterno: p.apellidoMaterno,
    rutBeneficiario: p.rut,
    pasaporte: p.pasaporte,
    peso: p.salud?.peso ?? null,
    altura: p.salud?.altura ?? null,
    fechaNacimiento: aDDMMYYYY(p.fechaNacimiento),
    sexo: sexoDS(p.sexo),
    tipoBeneficiario: p.tipo,
    relacionFamiliar: p.relacion,
    descripcionOtro: p.descripcionOtro,
    orden: p.orden,
    prospectoActual: true,
    version: declaracion.version,
  }))
})
