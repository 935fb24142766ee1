import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ActionBar } from './action-bar.tsx'
import { Hoja } from './hoja.tsx'
import { Page } from './page.tsx'
import { Panel } from './panel.tsx'
import { TopBar } from './top-bar.tsx'

test('a page has one main heading and names the tab', () => {
  renderScreen(
    <Page title="Bienvenido Matías" tab="Inicio" lead="Una línea">
      <Panel title="Empleadores">contenido</Panel>
      <ActionBar next="Sigue: Beneficiarios">
        <button type="button">Avanzar</button>
      </ActionBar>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bienvenido Matías')
  expect(document.title).toBe('Inicio · Alerce')
  expect(screen.getByRole('region', { name: 'Empleadores' })).toHaveTextContent('contenido')
  expect(screen.getByRole('region', { name: 'Qué sigue' })).toHaveTextContent('Sigue: Beneficiarios')
})

test('the foot of a sheet is one line of text, with unbroken dates and amounts', () => {
  renderScreen(
    <Hoja title="Su Declaración de Salud" pie="Este enlace vence el 06-11-2026.">
      contenido
    </Hoja>,
  )
  const [foot, ...others] = screen.getByRole('contentinfo').children
  expect(others).toEqual([])
  expect(foot).toHaveTextContent('Este enlace vence el 06-11-2026.')
})

const openBar = async () => {
  renderScreen(
    <>
      <TopBar user="Matías Oyarzún" home="/home" menu={<button type="button">Cerrar sesión</button>} />
      <button type="button">fuera</button>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Matías Oyarzún' }))
  return screen.getByRole('button', { name: 'Matías Oyarzún' })
}

test('the bar says the version, and its logo leads home', async () => {
  await openBar()
  expect(screen.getByText('2.3.33')).toBeVisible()
  expect(screen.getByRole('link', { name: /Alerce/ })).toHaveAttribute('href', '/home')
})

test('the menu closes by Escape, and gives the focus back', async () => {
  const button = await openBar()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull()
  expect(button).toHaveFocus()
})

test('the menu closes when one leaves it', async () => {
  const button = await openBar()
  await userEvent.click(screen.getByRole('button', { name: 'fuera' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
