import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { campoDeOtraPersona } from '@alerce/domain/base/persona/documento'
import { tieneDocumentoFijo } from '@alerce/domain/declaracion/firma/envio'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** What was declared and sent is of the holder who declared it: no other takes their place. `campos`: those that changed. */
export async function exigirAlMismo(
  { tx }: Pick<Context, 'tx'>,
  prospectoId: number,
  campos: readonly string[],
): Promise<void> {
  const campo = campoDeOtraPersona(campos)
  if (campo) ensure(!tieneDocumentoFijo(await declaracionVivaDe(tx, prospectoId)), m.titularFijo, { campo })
}
