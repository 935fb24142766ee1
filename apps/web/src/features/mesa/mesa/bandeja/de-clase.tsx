import type { ClaseDePendiente } from '@alerce/domain/mesa/pendientes'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { MesaTabs, useInAddress } from './mesa-tabs.tsx'
import type { Actos } from './use-actos.ts'
import { clases } from './vistas.ts'

interface DeClaseProps {
  readonly clase: ClaseDePendiente
  readonly actos: Actos
}

/** Begins one that nobody asked for. */
export function Nuevo({ clase, actos }: DeClaseProps) {
  const { nuevo } = clases[clase]
  if (!nuevo) return null
  return (
    <Button kind="primary" onClick={() => actos.abrir(nuevo.abre)}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {nuevo.palabra}
    </Button>
  )
}

/** What waits of a kind, or one of the lists of those that are over. */
export function DeClase({ clase, actos, inbox }: DeClaseProps & { readonly inbox: ReactNode }) {
  const { nombre, registros } = clases[clase]
  const lista = useInAddress('lista', Object.keys(registros))
  const registro = lista === null ? undefined : registros[lista]
  const tabs = [
    { ver: clase, name: 'Pendientes', current: !registro },
    ...Object.entries(registros).map(([una, { nombre: name }]) => ({
      ...{ ver: clase, lista: una },
      name,
      current: una === lista,
    })),
  ]
  return (
    <>
      <MesaTabs label={nombre} tabs={tabs} />
      {registro ? <registro.Lista actos={actos} /> : inbox}
    </>
  )
}
