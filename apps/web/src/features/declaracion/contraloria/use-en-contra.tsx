import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { esEnContra, llevaMotivo } from '@alerce/domain/declaracion/respuesta'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { resultadoText } from '../../../lib/contraloria/resultados.ts'
import type { RespuestaLeida } from './pedido.ts'
import { type CasoLeido, Preview } from './respuesta/preview.tsx'

/** Asks before an answer that denies or requests something, and shows its text. Other answers need no question. */
export function useEnContra(caso: CasoLeido) {
  const { nombre, cuatroOjos } = caso
  const confirm = useConfirm()
  return async (leida: RespuestaLeida, act: () => Promise<unknown>): Promise<boolean> => {
    const { resultado, restricciones } = leida
    if (!llevaMotivo(resultado)) return await act().then(() => true)
    const sigue =
      cuatroOjos && esEnContra(resultado)
        ? 'No sale hasta que otra persona de contraloría lo confirme; mientras tanto podrá deshacerlo.'
        : `Podrá deshacerlo durante ${PLAZO_PARA_DESHACER} segundos; después sale el aviso al asesor.`
    const text = `${nombre} queda con resultado ${resultadoText(resultado)}. ${sigue}`
    const question = { title: 'Confirme el resultado', text, accept: 'Registrar resultado', cancel: 'Volver' }
    return await confirm(
      { ...question, wide: restricciones.length > 0, preview: <Preview caso={caso} leida={leida} /> },
      act,
    )
  }
}
