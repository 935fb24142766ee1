import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { IconColumns3 } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Selector } from '../../../../components/filters/selector.tsx'
import classes from '../components/barra.module.css'
import { type Presentacion, presentaciones } from '../use-presentacion.ts'
import type { ColumnasDialogProps } from './columnas-dialog.tsx'

/** How the list is shown, and the columns of its table. */
export function Presentar({ presentacion }: { readonly presentacion: Presentacion }) {
  const { modo, modos, columnas, changeModo, changeColumnas } = presentacion
  const [Dialogo, setDialogo] = useState<ComponentType<ColumnasDialogProps> | null>(null)
  const { busy, run } = useAction(async () => {
    const { ColumnasDialog } = await import('./columnas-dialog.tsx')
    setDialogo(() => ColumnasDialog)
  }, carteraMessages.columnasFailed.text)
  return (
    <div className={classes.presentar}>
      <Selector
        label="Mostrar como"
        every={presentaciones.fichas}
        value={modo === 'fichas' ? '' : modo}
        options={modos.filter((uno) => uno !== 'fichas').map((value) => ({ value, label: presentaciones[value] }))}
        failure={null}
        onChange={(chosen) => changeModo(modos.find((uno) => uno === chosen) ?? 'fichas')}
      />
      {columnas && (
        <Button icon busy={busy} title="Columnas" aria-label="Columnas de la tabla" onClick={run}>
          <IconColumns3 size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      {columnas && Dialogo && (
        <Dialogo columnas={columnas} onElegir={changeColumnas} onClose={() => setDialogo(null)} />
      )}
    </div>
  )
}
