import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded, type Reading } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from '../documentos.module.css'
import { type Papel, useAgregarArchivos } from '../queries.ts'
import { PapelRow } from './papel-row.tsx'

interface PapelesPanelProps {
  readonly ds: Declaracion
  readonly papeles: Reading<readonly Papel[]>
}

/** Those that were issued, be they gone since. */
const made = (all: readonly Papel[]) =>
  all.filter(({ emitido, estado }) => emitido !== null || estado === 'listo').length

/** The papers with their state; those that failed can be made again. */
export function PapelesPanel({ ds, papeles }: PapelesPanelProps) {
  const { data } = papeles
  const count = data && data.length > 0 && (
    <small role="status">
      {made(data)} de {data.length} emitidos
    </small>
  )
  return (
    <Panel title="Documentos" aside={count} flush>
      <Loaded of={papeles} failure={lecturaMessages.listFailed.text} ghost={<Ghost />}>
        {(all) => (
          <>
            {all.length === 0 && <Empty title={lecturaMessages.vacio.text} />}
            <ol>
              {all.map((papel) => (
                <PapelRow
                  key={papel.imgCorrel}
                  identificador={ds.identificador}
                  papel={papel}
                  enTelefono={ds.venta.tipoVenta === 'E'}
                />
              ))}
            </ol>
            {(all.length === 0 || all.some(({ estado }) => estado === 'fallido')) && <MakeAgain ds={ds} />}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Ghost() {
  return (
    <div className={classes.ghost}>
      <SkeletonLines label={lecturaMessages.cargando.text} />
    </div>
  )
}

function MakeAgain({ ds }: { readonly ds: Declaracion }) {
  const agregar = useAgregarArchivos()
  const reader = useReader()
  const again = useAction(
    () => agregar.mutateAsync({ prospectoId: ds.prospectoId }),
    contractualMessages.registrarFailed.text,
  )
  return (
    <div className={classes.again}>
      <Notice
        actions={
          <ReasonedButton reason={reader} busy={again.busy} onClick={() => again.run()}>
            Generar documentos
          </ReasonedButton>
        }
      >
        Faltan documentos por generar.
      </Notice>
    </div>
  )
}
