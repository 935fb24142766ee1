import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Diagnostico } from './read-model.ts'

/** A diagnosis in the shape of the wire; `personas` are those of its declaration. */
export function presentarDiagnostico(
  { personaId, codigo, diagnostico, fecha, intervencionQuirurgica }: Diagnostico,
  personas: readonly { readonly id: number; readonly rut: string | null }[],
) {
  return {
    rut: personas.find((p) => p.id === personaId)?.rut ?? null,
    beneficiario: personaId,
    diagnostico: { codigo, diagnostico },
    fecha: aDDMMYYYY(fecha),
    intervencionQuirurgica,
  }
}
