import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { FileList } from '../../../../components/intake/file-list.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useJuradas } from '../queries.ts'
import { JuradaRow } from './jurada-row.tsx'

const title = 'Declaraciones juradas de cargas médicas'

/** Of each medical charge what the holder swears: opened, then accepted (spec 2 §5). Nothing where there is none. */
export function JuradasPanel({ ds }: { readonly ds: Declaracion }) {
  const juradas = useJuradas(ds.identificador)
  const { tell, toast } = useUndoToast(m.aceptarFailed.text)
  if (juradas.data?.length === 0) return null
  return (
    <Panel title={title}>
      <p>{m.pendientes.text}</p>
      <Loaded of={juradas} failure={m.readFailed.text} ghost={<SkeletonRows />}>
        {(all) => (
          <FileList label={title}>
            {all.map((jurada) => (
              <JuradaRow key={jurada.idArchivo} ds={ds} jurada={jurada} tell={tell} />
            ))}
          </FileList>
        )}
      </Loaded>
      {toast}
    </Panel>
  )
}
