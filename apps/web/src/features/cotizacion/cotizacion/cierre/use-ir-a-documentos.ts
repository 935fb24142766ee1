import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { faltanDocumentos } from '../../../../lib/adjuntos/obligatorios.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'

/** A refusal because documents are missing is said with each of them, and leads to them; tells whether it was that. */
export function useIrADocumentos(prospectoId: number) {
  const navigate = useWayOn()
  const confirm = useConfirm()
  const datos = useLugar().actualiza ? 'postulantDatanew' : 'postulantData'
  return async (error: unknown): Promise<boolean> => {
    if (!faltanDocumentos(error)) return false
    const text = error.errores.map(({ mensaje }) => `${mensaje}.`).join(' ')
    const question = { title: error.descripcion, text, accept: 'Ir a Documentos', cancel: 'Cerrar' }
    if (await confirm(question)) await navigate(goTo(datos, { prospectoId }, 'documentos'))
    return true
  }
}
