import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { type ReactNode, useState } from 'react'
import { Empty } from '../../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { SkeletonRows } from '../../../../../components/feedback/skeletons.tsx'
import { TextField } from '../../../../../components/fields/text-field.tsx'
import classes from '../../../../../components/mesa/mesa.module.css'
import { type Fun, LIMITE, useFunBajas } from '../queries.ts'

/** All that were written down, narrowed by how the RUT begins: they may be more than a screen holds. */
export function FunPorRut({ children }: { readonly children: (filas: readonly Fun[]) => ReactNode }) {
  const [texto, setTexto] = useState('')
  const bajas = useFunBajas(texto)
  return (
    <>
      <div className={classes.narrow}>
        <TextField label="Buscar por RUT" placeholder="12.345.678-5" maxLength={80} value={texto} onChange={setTexto} />
      </div>
      <Loaded of={bajas} failure={mesaMessages.funFailed.text} ghost={<SkeletonRows />}>
        {(all) =>
          all.length === 0 && texto.trim() !== '' ? (
            <Empty title="Ningún RUT comienza así">
              <p>Escriba al menos 4 dígitos del RUT.</p>
            </Empty>
          ) : (
            children(all)
          )
        }
      </Loaded>
      {bajas.data?.length === LIMITE && (
        <p className={classes.most}>Se muestran {LIMITE}. Busque por RUT para ver otros.</p>
      )}
    </>
  )
}
