import { cobroMessages as m } from '@alerce/contract/messages/contrato/cobro'
import { recibirAvisoDeCobro } from '@alerce/contract/operations/contrato/cobro'
import { refuse } from '../../refusal.ts'
import { preparedUseCase } from '../../use-case.ts'
import { applyNoticia } from './apply-noticia.ts'
import { printRecibo } from './apply-pago.ts'

export const recibirAvisoDeCobroUseCase = preparedUseCase(recibirAvisoDeCobro, {
  prepare: async (aviso, ctx) => {
    const { pasarela, ahora } = ctx
    const noticia = (pasarela.enLinea && (await pasarela.readAviso(aviso, ahora))) || refuse(m.avisoFalso)
    return { noticia, recibo: await printRecibo(ctx, noticia) }
  },
  run: async (_aviso, ctx, { noticia, recibo }) => {
    await applyNoticia(ctx, noticia, recibo)
    return 'ok' as const
  },
})
