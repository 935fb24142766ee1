import { papel, saludDelTitular, titular } from '@alerce/contract/fichas/declaracion/cotizante'
import { nada, respuestaDe } from '@alerce/contract/fichas/formas'
import { common } from '@alerce/contract/messages/common'
import { obtenerAntecedentesCotizante } from '@alerce/contract/operations/declaracion/cotizante'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { sexoDS } from '@alerce/domain/base/persona/sexo'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { personasConSalud } from '../ds/read-model-personas.ts'

/** Once sent, without weight, height and pension. */
export const obtenerAntecedentesCotizanteUseCase = useCase(obtenerAntecedentesCotizante, async (input, ctx) => {
  const { declaracion, clinico } = await readDeclaracionClinica(ctx, input, { reservada: true })
  const personas = await personasConSalud(ctx.tx, clinico ? ctx.vault : null, declaracion.id)
  const persona = personas.find((p) => p.tipo === 0) ?? refuse(common.notFound)
  return {
    ...respuestaDe(titular, { ...persona, correo: persona.correo ?? '' }),
    rut: persona.rut,
    numeroPasaporte: persona.pasaporte,
    fechaNacimiento: aDDMMYYYY(persona.fechaNacimiento),
    sexo: sexoDS(persona.sexo),
    ...respuestaDe(papel, declaracion),
    ...(persona.salud ? respuestaDe(saludDelTitular, persona.salud) : nada(saludDelTitular)),
    folio: declaracion.folio,
    version: declaracion.version,
  }
})
