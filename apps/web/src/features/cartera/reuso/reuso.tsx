import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useVenta } from '../../../lib/sale/venta.ts'
import { Pregunta } from './components/pregunta.tsx'
import { useDatos } from './queries.ts'

interface ReusoProps {
  readonly prospectoId: number
  /** The sale that reuses its DS, once it is there. */
  readonly copiaId: number | null
  readonly onCopia: (prospectoId: number) => void
  readonly onClose: () => void
}

/** The form and its fields, which home does not carry. */
const useDialogo = () =>
  useQuery({
    queryKey: ['reuso-dialog'],
    queryFn: async () => ({ Dialogo: (await import('./reuso-dialog.tsx')).ReusoDialog }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The reuse modal over the list: first it asks, then it works on the sale that reuses the DS (spec 1 §2, Reuse modal). */
export function Reuso({ prospectoId, copiaId, onCopia, onClose }: ReusoProps) {
  if (copiaId === null) return <Pregunta prospectoId={prospectoId} onCopia={onCopia} onClose={onClose} />
  return <Copia prospectoId={copiaId} onClose={onClose} />
}

/** The new sale: its data are read while its form is on its way. */
function Copia({ prospectoId, onClose }: Pick<ReusoProps, 'prospectoId' | 'onClose'>) {
  const datos = useDatos(prospectoId)
  const venta = useVenta(prospectoId)
  const dialogo = useDialogo()
  const all = datos.data && venta.data && dialogo.data && { datos: datos.data, venta: venta.data, ...dialogo.data }
  if (all?.datos.activo) return <all.Dialogo datos={all.datos} venta={all.venta} onClose={onClose} />

  const reading = {
    data: all,
    error: datos.error ?? venta.error ?? dialogo.error,
    isFetching: datos.isFetching || venta.isFetching || dialogo.isFetching,
    refetch: () => Promise.all([datos.refetch(), venta.refetch(), dialogo.refetch()]),
  }
  const footer = (
    <Button kind="primary" onClick={onClose}>
      Cerrar
    </Button>
  )
  return (
    <Dialog title="Reutilizar DS" sheet onClose={onClose} footer={footer}>
      <Loaded of={reading} failure={antecedentesMessages.datosFailed.text}>
        {() => <Notice>{antecedentesMessages.inactivo.text}</Notice>}
      </Loaded>
    </Dialog>
  )
}
