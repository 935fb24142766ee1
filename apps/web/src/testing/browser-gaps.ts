// Browser features that screens use and jsdom lacks; no test asserts on them.
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

const mediaQuery = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})

Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: mediaQuery,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
})
Object.assign(HTMLElement.prototype, {
  scrollIntoView: () => undefined,
  setPointerCapture: () => undefined,
  showPopover(this: HTMLElement) {
    this.style.display = 'block'
  },
})
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
})
