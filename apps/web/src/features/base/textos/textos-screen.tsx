import { textosMessages } from '@alerce/contract/messages/base/textos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { Link } from 'react-router'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../components/feedback/skeletons.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { DataTable } from '../../../components/values/data-table.tsx'
import { StateGlyph } from '../../../components/values/estado.tsx'
import { ClaseAbierta } from './components/clase-abierta.tsx'
import classes from './components/textos.module.css'
import { type ClaseConTexto, useTextos } from './queries.ts'
import { lugarDe, useLugar } from './use-lugar.ts'

const columns = ['Texto', 'Rige', 'Desde', 'Publicado', 'Versiones'].map((title) => ({ title }))

/** Beside the one that is open, which says the rest. */
const besideOpen = columns.slice(0, 2)

interface ClasesProps {
  readonly of: readonly ClaseConTexto[]
  readonly actual: ClaseTexto | null
}

function Rige({ rige, corto }: Pick<ClaseConTexto, 'rige'> & { readonly corto: boolean }) {
  if (!rige) return <StateGlyph shape="square">Falta</StateGlyph>
  if (rige.ejemplo) return <StateGlyph shape="diamond">{corto ? 'Ejemplo' : 'Texto de ejemplo'}</StateGlyph>
  return <StateGlyph shape="disc">Versión {rige.version}</StateGlyph>
}

function Publicado({ versiones, rige }: Pick<ClaseConTexto, 'versiones' | 'rige'>) {
  const suyo = rige && !rige.ejemplo ? rige : null
  return (
    <>
      <td data-title="Desde">{suyo?.desde ?? '–'}</td>
      <td data-title="Publicado">{suyo ? `${fechaYHora(suyo.en)} · ${suyo.por}` : '–'}</td>
      <td data-title="Versiones">{versiones}</td>
    </>
  )
}

/** Texts written by the operator, each with its version in force; the name opens it. */
function Clases({ of, actual }: ClasesProps) {
  return (
    <DataTable label="Textos del operador" columns={actual ? besideOpen : columns} cards>
      {of.map(({ clase, versiones, porAprobar, rige }) => (
        <tr key={clase}>
          <th scope="row" data-title="Texto">
            <Link
              to={lugarDe(clase)}
              preventScrollReset
              data-opens
              aria-current={clase === actual ? 'true' : undefined}
            >
              {claseDe(clase).nombre}
            </Link>
          </th>
          <td data-title="Rige">
            {porAprobar ? (
              <StateGlyph shape="half">Por aprobar</StateGlyph>
            ) : (
              <Rige rige={rige} corto={actual !== null} />
            )}
          </td>
          {!actual && <Publicado versiones={versiones} rige={rige} />}
        </tr>
      ))}
    </DataTable>
  )
}

/** /consola/textos: texts of the operator, in versions that never change. */
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
