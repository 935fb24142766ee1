import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Empty } from '../../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../../components/feedback/skeletons.tsx'
import { Panel } from '../../../../../components/layout/panel.tsx'
import classes from '../../../../../components/mesa/mesa.module.css'
import { type CualesFun, LIMITE, useFunBajas } from '../queries.ts'
import type { FunActionsProps } from './fun-actions.tsx'
import { FunTable } from './fun-table.tsx'

interface FunListaProps extends Omit<FunActionsProps, 'fun'> {
  readonly cuales: CualesFun
  /** How the RUT begins. */
  readonly texto: string
}

const titulos: Record<CualesFun, string> = { esperan: 'Ventas que esperan un FUN procesado', todos: 'FUN registrados' }

const vacios: Record<CualesFun, string> = {
  esperan: 'Ninguna venta espera un FUN',
  todos: 'No hay FUN registrados',
}

/** One of the two lists, narrowed by RUT. */
export function FunLista({ cuales, texto, ...acts }: FunListaProps) {
  const bajas = useFunBajas(cuales, texto)
  return (
    <Panel title={titulos[cuales]} flush>
      <Loaded of={bajas} failure={mesaMessages.funFailed.text} ghost={<SkeletonRows />}>
        {(all) =>
          all.length === 0 ? <Nada cuales={cuales} filtra={texto.trim() !== ''} /> : <FunTable of={all} {...acts} />
        }
      </Loaded>
      {bajas.data?.length === LIMITE && (
        <p className={classes.most}>Se muestran {LIMITE}. Busque por RUT para ver otros.</p>
      )}
    </Panel>
  )
}

function Nada({ cuales, filtra }: { readonly cuales: CualesFun; readonly filtra: boolean }) {
  if (!filtra) return <Empty title={vacios[cuales]} />
  return (
    <Empty title="Ningún RUT comienza así">
      <p>Escriba al menos 4 dígitos del RUT.</p>
    </Empty>
  )
}
