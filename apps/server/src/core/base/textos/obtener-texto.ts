import { common } from '@alerce/contract/messages/common'
import { obtenerTexto } from '@alerce/contract/operations/base/textos'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { presentTexto } from './present-texto.ts'
import { findTexto } from './read-model.ts'

export const obtenerTextoUseCase = useCase(obtenerTexto, async ({ textoId }, ctx) => {
  const texto = (await findTexto(ctx.tx, textoId)) ?? refuse(common.notFound)
  return { ...(await presentTexto(ctx, texto)), cuerpo: texto.cuerpo }
})
