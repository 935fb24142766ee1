import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { maximoAComparar } from '@alerce/domain/cotizacion/comparacion'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { UfDeReferencia } from '../../../../components/precio/uf-de-referencia.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { saveAs } from '../../../../lib/files.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { useComparacion, usePlanes } from '../queries.ts'
import classes from './comparador.module.css'
import { Tabla } from './tabla.tsx'

interface DescargarProps {
  readonly prospectoId: number
  readonly planes: string
}

/** The same as a document for the client. */
function Descargar({ prospectoId, planes }: DescargarProps) {
  const { lugar } = useLugar()
  const papel = useAction(
    async () =>
      saveAs(await callFile('descargarComparacion', { prospectoId, planes, ...lugar }), 'comparacion-de-planes.pdf'),
    planesMessages.comparacionFailed.text,
  )
  return (
    <Button busy={papel.busy} onClick={() => papel.run()}>
      Descargar PDF
    </Button>
  )
}

interface PieProps {
  readonly prospectoId: number
  /** Ids of those side by side, `4,7`; empty: none. */
  readonly planes: string
}

/** The way back to the plan, and the comparison on paper. */
function Pie({ prospectoId, planes }: PieProps) {
  const { plan } = useLugar()
  return (
    <ActionBar next="La comparación no cambia lo cotizado.">
      <ButtonLink to={goTo(plan, { prospectoId })}>Volver al plan</ButtonLink>
      {planes !== '' && <Descargar prospectoId={prospectoId} planes={planes} />}
    </ActionBar>
  )
}

/** The plans of the address, in their order; those that are none are left out. */
function planesDe(texto: string | null): number[] {
  const ids = (texto ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maximoAComparar)
}

/** Which plans are side by side: they stand in the address, so that a reload and a link keep them. */
function useComparados() {
  const [params, setParams] = useSearchParams()
  const planes = planesDe(params.get('planes'))
  const put = (next: readonly number[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('planes', next.join(','))
        return after
      },
      { replace: true },
    )
  return {
    planes,
    lleno: planes.length === maximoAComparar,
    add: (id: number) => put([...planes, id]),
    remove: (id: number) => put(planes.filter((other) => other !== id)),
  }
}

interface AgregarProps {
  readonly prospectoId: number
  readonly comparados: ReturnType<typeof useComparados>
}

/** Adds a plan of the saved range, at the right. */
function Agregar({ prospectoId, comparados: { planes, lleno, add } }: AgregarProps) {
  const { data = [] } = usePlanes(prospectoId)
  const options = data
    .filter(({ planId }) => !planes.includes(planId))
    .map(({ planId, nombrePlan, codigoPlan, totalUF, totalPesos }) => ({
      value: String(planId),
      label: `${nombrePlan} (${codigoPlan}) · ${formatoUF(totalUF)} UF · ${formatoPesos(totalPesos)}`,
    }))
  return (
    <SearchSelectField
      label="Agregar un plan"
      placeholder={lleno ? 'Se comparan hasta cuatro' : 'Del rango guardado'}
      readOnly={lleno}
      value=""
      onChange={(id) => id && add(Number(id))}
      options={options}
    />
  )
}

interface ComparadorProps {
  readonly prospectoId: number
  /** A plan can still be chosen. */
  readonly abierta: boolean
}

export function Comparador({ prospectoId, abierta }: ComparadorProps) {
  const comparados = useComparados()
  const [soloDiferencias, setSoloDiferencias] = useState(false)
  const planes = comparados.planes.join(',')
  const comparacion = useComparacion(prospectoId, planes)
  return (
    <Page title="Comparar planes" lead="Sobre fondo, lo que difiere. Los precios son de hoy y de esta familia.">
      <div className={classes.tools}>
        <Agregar prospectoId={prospectoId} comparados={comparados} />
        <CheckField label="Solo lo que difiere" value={soloDiferencias} onChange={setSoloDiferencias} />
      </div>
      {planes === '' ? (
        <Empty title="No hay planes que comparar">
          <p>Agregue hasta cuatro de los que caben en el rango guardado.</p>
        </Empty>
      ) : (
        <Loaded of={comparacion} failure={planesMessages.comparacionFailed.text}>
          {(found) => (
            <>
              {found[0] && <UfDeReferencia uf={found[0].uf} />}
              <Tabla
                prospectoId={prospectoId}
                abierta={abierta}
                soloDiferencias={soloDiferencias}
                planes={found}
                remove={found.length > 1 ? comparados.remove : null}
              />
            </>
          )}
        </Loaded>
      )}
      <Pie prospectoId={prospectoId} planes={planes} />
    </Page>
  )
}
