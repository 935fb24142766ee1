import { dependiente } from '@alerce/contract/fichas/declaracion/beneficiario-ds'
import { medidas } from '@alerce/contract/fichas/declaracion/cotizante'
import { nada, respuestaDe } from '@alerce/contract/fichas/formas'
import { obtenerBeneficiariosDS } from '@alerce/contract/operations/declaracion/cotizante'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { personasConSalud } from '../ds/read-model-personas.ts'

/** Once sent, without weights and heights. */
export const obtenerBeneficiariosDSUseCase = useCase(obtenerBeneficiariosDS, async (input, ctx) => {
  const { declaracion, clinico } = await readDeclaracionClinica(ctx, input, { reservada: true })
  return (await personasConSalud(ctx.tx, clinico ? ctx.vault : null, declaracion.id)).map((p) => ({
    id: p.id,
    ...respuestaDe(dependiente, p),
    ...(p.salud ? respuestaDe(medidas, p.salud) : nada(medidas)),
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
