import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useDatos } from './queries.ts'

interface ReusoProps {
  readonly prospectoId: number
  readonly onClose: () => void
}

/** The form and its fields, which home does not carry. */
const useDialogo = () =>
  useQuery({
    queryKey: ['reuso-dialog'],
    queryFn: async () => ({ Dialogo: (await import('./reuso-dialog.tsx')).ReusoDialog }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The reuse modal over the list: its data are read while its form is on its way (spec 1 §2, Reuse modal). */
export function Reuso({ prospectoId, onClose }: ReusoProps) {
  const datos = useDatos(prospectoId)
  const dialogo = useDialogo()
  const all = datos.data && dialogo.data && { datos: datos.data, ...dialogo.data }
  if (all?.datos.activo) return <all.Dialogo datos={all.datos} onClose={onClose} />

  const reading = {
    data: all,
    error: datos.error ?? dialogo.error,
    isFetching: datos.isFetching || dialogo.isFetching,
    refetch: () => Promise.all([datos.refetch(), dialogo.refetch()]),
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
