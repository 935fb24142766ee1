import { textosMessages } from '@alerce/contract/messages/base/textos'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ClaseAbierta } from './components/clase-abierta.tsx'
import { Clases } from './components/clases.tsx'
import classes from './components/textos.module.css'
import { useTextos } from './queries.ts'
import { useLugar } from './use-lugar.ts'

/** /consola/textos: what the operator words, in versions that never change. */
export function TextosScreen() {
  const textos = useTextos()
  const { clase, textoId } = useLugar()
  const { tell, toast } = useUndoToast(textosMessages.saveFailed.text)
  const open = textos.data?.find((one) => one.clase === clase)
  return (
    <Page title="Textos" lead="Lo que la isapre redacta. Una versión publicada no cambia: otra la reemplaza.">
      <div className={open ? classes.besides : undefined}>
        <Panel title="Qué rige" flush>
          <Loaded of={textos} failure={textosMessages.readFailed.text} ghost={<SkeletonRows />}>
            {(all) => <Clases of={all} actual={clase} />}
          </Loaded>
        </Panel>
        {open && <ClaseAbierta key={open.clase} of={open} textoId={textoId} tell={tell} />}
      </div>
      {toast}
    </Page>
  )
}
