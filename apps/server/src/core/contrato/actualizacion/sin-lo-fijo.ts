import { camposFijos } from '@alerce/contract/fichas/ficha'
import { prospecto as ficha } from '@alerce/contract/fichas/postulacion/prospecto'
import type { Input } from '@alerce/contract/operation'
import type { actualizarProspecto } from '@alerce/contract/operations/contrato/actualizacion'

/** What the confirmed quote and the sale itself rest on stays as it is stored, whatever is sent. */
export const sinLoFijo = (ingreso: Input<typeof actualizarProspecto>): Input<typeof actualizarProspecto> => ({
  ...ingreso,
  ...Object.fromEntries(camposFijos(ficha).map((campo) => [campo, undefined])),
})
