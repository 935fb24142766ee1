import { agrupa } from '@alerce/domain/base/grupos'
import { type MotivoDeEspera, motivosDeEspera } from '@alerce/domain/declaracion/evaluacion'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import classes from '../cola.module.css'
import type { ColaLeida } from '../queries.ts'
import { cuantosFiltros, type FiltroDeCola } from '../use-desk.ts'

const TODOS = 'todos'
const DIA = 24
const DIAS = [1, 3, 7, 15]

const deMotivo = [
  { value: TODOS, label: 'Todos' },
  ...Object.entries(motivosDeEspera).map(([value, label]) => ({ value, label })),
]
const deOrden = [
  { value: 'antiguas', label: 'Más antiguos' },
  { value: 'recientes', label: 'Más recientes' },
]

type Cola = NonNullable<ColaLeida['data']>

/** Advisors as options; those of one name are told apart by their address. */
function deAsesor(asesores: Cola['asesores']) {
  const deNombre = agrupa(asesores, ({ nombre }) => nombre)
  return asesores.map(({ asesorId, nombre, correo }) => ({
    value: String(asesorId),
    label: (deNombre.get(nombre)?.length ?? 0) > 1 ? `${nombre} · ${correo}` : nombre,
  }))
}

/** Waiting times as options, in hours; an unlisted one from the URL is kept. */
function deEspera(metaHoras: number, horas: number | undefined) {
  const dias = DIAS.map((n) => n * DIA).filter((n) => n !== metaHoras)
  const ajena = horas === undefined || horas === metaHoras || dias.includes(horas) ? [] : [horas]
  const texto = (n: number) => (n % DIA === 0 ? `${n / DIA} ${n === DIA ? 'día' : 'días'} o más` : `${n} h o más`)
  return [
    { value: TODOS, label: 'Cualquiera' },
    { value: String(metaHoras), label: `Pasó la meta, ${metaHoras} h` },
    ...[...dias, ...ajena].sort((a, b) => a - b).map((n) => ({ value: String(n), label: texto(n) })),
  ]
}

interface FiltrosDeColaProps {
  readonly cola: Pick<Cola, 'asesores' | 'metaHoras'> | undefined
  readonly filtro: FiltroDeCola
  readonly onFiltro: (filtro: FiltroDeCola) => void
}

/** Filters and order of the queue, folded behind a button that counts those in use. */
export function FiltrosDeCola({ cola, filtro, onFiltro }: FiltrosDeColaProps) {
  const id = useId()
  const enUso = cuantosFiltros(filtro)
  const [open, setOpen] = useState(enUso > 0)
  const Chevron = open ? IconChevronUp : IconChevronDown
  /** Sets one of them; the value of «all» takes it away. */
  const change = (one: FiltroDeCola) =>
    onFiltro(Object.fromEntries(Object.entries({ ...filtro, ...one }).filter(([, value]) => value !== undefined)))
  const { horas } = filtro
  return (
    <>
      <div className={classes.acts}>
        <Button
          kind={enUso > 0 && !open ? 'tonal' : 'quiet'}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Filtrar y ordenar{enUso > 0 && ` · ${enUso}`}
          <Chevron size={16} stroke={1.75} aria-hidden="true" />
        </Button>
        {enUso > 0 && (
          <Button kind="quiet" onClick={() => onFiltro(filtro.orden ? { orden: filtro.orden } : {})}>
            Quitar filtros
          </Button>
        )}
      </div>
      {open && (
        <div id={id} className={classes.filters}>
          <SelectField
            label="Motivo"
            value={filtro.motivo ?? TODOS}
            options={deMotivo}
            onChange={(motivo) => change({ motivo: motivo === TODOS ? undefined : (motivo as MotivoDeEspera) })}
          />
          <SearchSelectField
            label="Asesor"
            empty="Todos"
            value={filtro.asesorId === undefined ? '' : String(filtro.asesorId)}
            options={deAsesor(cola?.asesores ?? [])}
            onChange={(asesor) => change({ asesorId: asesor === '' ? undefined : Number(asesor) })}
          />
          <SelectField
            label="Espera"
            value={horas === undefined ? TODOS : String(horas)}
            options={deEspera(cola?.metaHoras ?? DIA, horas)}
            onChange={(espera) => change({ horas: espera === TODOS ? undefined : Number(espera) })}
          />
          <SelectField
            label="Primero los"
            value={filtro.orden ?? 'antiguas'}
            options={deOrden}
            onChange={(orden) => change({ orden: orden === 'recientes' ? orden : undefined })}
          />
        </div>
      )}
    </>
  )
}
