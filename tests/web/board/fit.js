/**
 * Looks at the page as a person would who reads and presses everything on it, and lists what is wrong:
 *
 *  - `cut`: a text that is cut off, and nothing tells the rest of it (a title, help, a dialog, scrolling);
 *  - `sliced`: a line of which only the upper or lower part is drawn, whatever tells the rest;
 *  - `covered`: a text under something painted;
 *  - `overlap`: two texts printed over each other;
 *  - `spills`: a text wider than the box it is written on;
 *  - `icon`: a drawing that is cut off, or lies over a text or drawing of something else;
 *  - `small-text`: a text below `rules.text` pixels;
 *  - `small-target`: something to press of which less can be hit than a finger or mouse needs;
 *  - `out-of-reach`: something decisive that cannot be seen and pressed (where `rules.scrolls`: not even by scrolling);
 *  - `scrolls`: a board that has to be scrolled in a window where it must fit.
 *
 * `rules`: { text, primary, secondary, scrolls }, lengths in CSS pixels. Gives [{ fault, where, text, detail }].
 */
(rules) => {
  const SLACK = 1.5;
  const PUT_AWAY = 100;
  const PRIMARY = '[data-legal="true"], [data-action], [data-answer], [data-confirm]';
  const TARGET = `${PRIMARY}, button, a[href], input, select, [role=button], [data-target]`;
  /** What must be in view however far the board is scrolled. */
  const DECISION = '[data-prompt], [data-confirm], [data-action], [data-answer]';
  const READABLE = '[title], [data-help], [aria-haspopup=dialog], [aria-expanded], summary';
  /** Points a side at which a target is tried. */
  const GRID = 8;

  const root = document.querySelector('dialog:modal') ?? document.body;
  const found = [];
  const report = (fault, element, text, detail) =>
    found.push({ fault, where: nameOf(element), text: text.trim().slice(0, 60), detail });

  // --- elements -----------------------------------------------------------------------------------------------------

  function nameOf(element) {
    const steps = [];
    for (let at = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      const mark = at.dataset?.target ?? at.dataset?.region;
      const classes = [...at.classList].filter((name) => !name.startsWith('svelte-'));
      steps.unshift(at.localName + classes.map((name) => `.${name}`).join('') + (mark ? `[${mark}]` : ''));
      if (mark) break;
    }
    return steps.join(' > ');
  }

  /** Asks once for each element: styles cost, and texts of one box ask for the same again and again. */
  function remembered(ask) {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  }

  const isSeen = remembered((element) => {
    // What the browser passes over because it lies out of sight is not drawn either.
    const drawn = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(drawn)) return false;
    const { right, bottom } = element.getBoundingClientRect();
    // Put away beyond the window until it has the focus: a way for keyboards.
    if (right < -PUT_AWAY || bottom < -PUT_AWAY) return false;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath === 'inset(50%)' || parseFloat(style.opacity) < 0.1) return false;
    }
    return true;
  });

  /** The boxes that cut an element off, from the inside out, with what can be scrolled. */
  const clipsOf = remembered((element) => {
    const clips = [];
    let position = getComputedStyle(element).position;
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const holds =
        style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none' || style.containerType !== 'normal';
      if (position === 'fixed' && style.transform === 'none') continue;
      if (position === 'absolute' && !holds) continue;
      position = style.position;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') clips.push({ at, style });
    }
    return clips;
  });

  const own = (element) => {
    const style = getComputedStyle(element);
    return style.overflowX !== 'visible' || style.overflowY !== 'visible' ? [{ at: element, style }] : [];
  };

  /**
   * What is left of a box in the clips around it, and what is cut off for good (pixels), by axis: also what lies before
   * the beginning of something that scrolls.
   */
  function cutOff(box, clips) {
    let { left, top, right, bottom } = box;
    let across = 0;
    let down = 0;
    const seen = { left, top, right, bottom };
    const window = { at: null, rect: { left: 0, top: 0, right: innerWidth, bottom: innerHeight } };
    for (const { at, style } of [...clips, window]) {
      const rect = at?.getBoundingClientRect() ?? window.rect;
      const scrollsX = style && /auto|scroll/.test(style.overflowX);
      const scrollsY = style && /auto|scroll/.test(style.overflowY);
      if (!style || style.overflowX !== 'visible') {
        seen.left = Math.max(seen.left, rect.left);
        seen.right = Math.min(seen.right, rect.right);
        if (scrollsX) {
          across = Math.max(across, rect.left - left - at.scrollLeft);
          [left, right] = [rect.left, rect.right];
        } else across = Math.max(across, rect.left - left, right - rect.right);
      }
      if (!style || style.overflowY !== 'visible') {
        seen.top = Math.max(seen.top, rect.top);
        seen.bottom = Math.min(seen.bottom, rect.bottom);
        if (scrollsY) {
          const before = style.flexDirection === 'column-reverse' ? Infinity : at.scrollTop;
          down = Math.max(down, rect.top - top - before);
          [top, bottom] = [rect.top, rect.bottom];
        } else down = Math.max(down, rect.top - top, bottom - rect.bottom);
      }
    }
    return { seen, across, down };
  }

  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;

  // --- texts --------------------------------------------------------------------------------------------------------

  /** How much larger an element is drawn than it is written. */
  const scaleOf = remembered((element) => {
    const drawing = element.closest('svg');
    if (drawing && element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    }
    let scale = 1;
    for (let at = element; at; at = at.parentElement) {
      const { transform } = getComputedStyle(at);
      if (transform === 'none') continue;
      const { a, b, c, d } = new DOMMatrix(transform);
      scale *= Math.sqrt(Math.abs(a * d - b * c));
    }
    return scale;
  });

  /** The part of a line that has ink: between the heads of capitals and the line, without the room above and below. */
  function inkOf(rect, size) {
    const middle = (rect.top + rect.bottom) / 2;
    const half = Math.min(rect.height / 2, size * 0.36);
    return { left: rect.left + 0.5, right: rect.right - 0.5, top: middle - half, bottom: middle + half };
  }

  function textsOf() {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
      node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (/^(style|script|title|option)$/i.test(element.localName) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      const clips = [...own(element), ...clipsOf(element)];
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        texts.push({ element, text: node.data, size, clips, box: inkOf(rect, size) });
      }
    }
    return texts;
  }

  /** Does something tell the whole of a text: what it is part of, or what lies over it and says more when it is pointed at? */
  function readable({ element, box }) {
    if (element.closest(READABLE) ?? element.closest('g')?.querySelector(':scope > title')) return true;
    const over = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return over.some((each) => each.matches('[data-help], [title]'));
  }

  function checkCut(line) {
    const { seen, across, down } = cutOff(line.box, line.clips);
    line.seen = seen;
    line.isCut = across > SLACK || down > SLACK;
    if (line.isCut && !readable(line)) {
      report('cut', line.element, line.text, `${Math.round(Math.max(across, down))} px are cut off`);
    } else if (down > SLACK && !isEmpty(seen)) {
      report('sliced', line.element, line.text, `${Math.round(down)} px of its height are cut off`);
    }
  }

  function paints(element) {
    const style = getComputedStyle(element);
    if (parseFloat(style.opacity) < 0.4) return false;
    if (element instanceof SVGGeometryElement) return !/, 0(\.[0-3]\d*)?\)$/.test(style.fill) && parseFloat(style.fillOpacity) > 0.4;
    if (/^(img|image|canvas|use)$/.test(element.localName)) return true;
    const alpha = /rgba\(.*, ([\d.]+)\)$/.exec(style.backgroundColor)?.[1];
    const isColoured = style.backgroundColor !== 'transparent' && (alpha === undefined || parseFloat(alpha) > 0.4);
    return isColoured || style.backgroundImage !== 'none';
  }

  const stickyOf = remembered((element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).position === 'sticky') return at;
    }
    return null;
  });

  /** Does one of two stay in view where the other scrolls? Then the other can be scrolled out from under it. */
  function slidesUnder(element, other) {
    const sticky = stickyOf(other);
    if (sticky === null || sticky.contains(element)) return false;
    const scroller = clipsOf(sticky).find(({ style }) => /auto|scroll/.test(style.overflowY))?.at;
    return scroller !== undefined && scroller.contains(element) && scroller.scrollHeight > scroller.clientHeight + 1;
  }

  function coverOf(element, x, y) {
    const isPart = (above) => above === element || above.contains(element) || element.contains(above);
    const top = document.elementFromPoint(x, y);
    // Mostly nothing lies over it, and to ask for all that lies there costs more.
    if (top === null || isPart(top)) return null;
    for (const above of document.elementsFromPoint(x, y)) {
      if (isPart(above)) return null;
      if (paints(above)) return above;
    }
    return null;
  }

  /** The box that something is written on: what paints a ground or a border around it. */
  const groundOf = remembered((element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { borderLeftWidth, borderRightWidth, overflowX } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) return null;
      const isFramed = parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0;
      if (!(at instanceof SVGElement) && (isFramed || paints(at))) return at;
    }
    return null;
  });

  /** A text wider or higher than what it is written on. */
  function checkSpills(lines) {
    for (const { element, text, seen } of lines) {
      const ground = groundOf(element)?.getBoundingClientRect();
      if (ground === undefined) continue;
      const over = Math.max(
        ground.left - seen.left,
        seen.right - ground.right,
        ground.top - seen.top,
        seen.bottom - ground.bottom,
      );
      if (over > SLACK) report('spills', element, text, `${Math.round(over)} px beside its ground`);
    }
  }

  function checkCovered(line) {
    const { left, top, right, bottom } = line.seen;
    const y = (top + bottom) / 2;
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      const above = coverOf(line.element, x, y);
      if (above === null) continue;
      line.isCovered = true;
      if (!slidesUnder(line.element, above) && !readable(line)) report('covered', line.element, line.text, `by ${nameOf(above)}`);
      return;
    }
  }

  function crosses(one, other) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > SLACK && down > SLACK;
  }

  function checkOverlaps(lines) {
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (one.element === other.element || one.text === other.text || !crosses(one.seen, other.seen)) continue;
        if (slidesUnder(one.element, other.element) || slidesUnder(other.element, one.element)) continue;
        report('overlap', one.element, one.text, `with "${other.text.trim().slice(0, 40)}" in ${nameOf(other.element)}`);
      }
    });
  }

  function checkTexts() {
    // Everything can be hit while texts are looked at, whatever lets clicks through.
    const hits = document.createElement('style');
    hits.textContent = '* { pointer-events: auto !important }';
    document.head.append(hits);
    const lines = textsOf();
    const tooSmall = new Set();
    for (const line of lines) {
      if (/[\p{L}\p{N}]/u.test(line.text) && line.size < rules.text - 0.05 && !tooSmall.has(line.element)) {
        tooSmall.add(line.element);
        report('small-text', line.element, line.text, `${line.size.toFixed(1)} px instead of ${rules.text}`);
      }
      checkCut(line);
    }
    const shown = lines.filter((line) => !isEmpty(line.seen));
    shown.forEach(checkCovered);
    checkOverlaps(shown.filter((line) => !line.isCovered));
    checkDrawings(shown);
    checkSpills(shown);
    hits.remove();
  }

  // --- drawings -----------------------------------------------------------------------------------------------------

  /** What a drawing belongs to: within it drawings may lie over each other, and texts with a ground of their own over them. */
  const HOLDER = '[data-target], [data-help], button, li, td';
  /** How much of a drawing may be cut or hidden, as a part of its height or width. */
  const SPARE = 0.2;

  /** A drawing's box without the air around its ink. */
  function drawnBox(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(right - left) * 0.1, (bottom - top) * 0.1];
    return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
  }

  const holderOf = (element) => element.parentElement.closest(HOLDER) ?? element.parentElement;

  /** Is one of two hidden where they meet, by a leaf that the other lies on? What is hidden is looked at elsewhere. */
  function liesOnLeaf(one, other) {
    const x = (Math.max(one.seen.left, other.seen.left) + Math.min(one.seen.right, other.seen.right)) / 2;
    const y = (Math.max(one.seen.top, other.seen.top) + Math.min(one.seen.bottom, other.seen.bottom)) / 2;
    for (const above of document.elementsFromPoint(x, y)) {
      const holds = [one, other].filter(({ element }) => above.contains(element));
      if (holds.length === 2) return false;
      if (holds.length === 1 && above !== holds[0].element && paints(above)) return true;
      if (holds.length === 0 && !(above instanceof SVGElement) && paints(above)) return true;
    }
    return false;
  }

  /** Does a text stand on a drawing, as a number on a seal, or on a ground of its own before it? */
  function isWrittenOn(text, drawing) {
    const [inner, outer] = [text.seen, drawing.seen];
    const isWithin = inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    return isWithin || groundOf(text.element) !== groundOf(drawing.element);
  }

  function checkDrawings(lines) {
    const drawings = [...root.querySelectorAll(':not(.painted) > :is(svg.icon, svg.shield)')].filter(isSeen).flatMap((element) => {
      const box = drawnBox(element);
      const { seen, across, down } = cutOff(box, clipsOf(element));
      if (isEmpty(box)) return [];
      const name = element.querySelector('use')?.getAttribute('href') ?? '';
      if (across > SPARE * (box.right - box.left) || down > SPARE * (box.bottom - box.top)) {
        report('icon', element, name, `${Math.round(Math.max(across, down))} px of it are cut off`);
      }
      return isEmpty(seen) ? [] : [{ element, name, seen }];
    });
    const texts = lines.map(({ element, text, seen }) => ({ element, name: text, seen }));
    drawings.forEach((one, at) => {
      const holder = holderOf(one.element);
      for (const other of [...drawings.slice(at + 1), ...texts]) {
        if (!crosses(one.seen, other.seen)) continue;
        const others = holderOf(other.element);
        const isOneThing = holder.contains(other.element) || others.contains(one.element);
        if (isOneThing && (drawings.includes(other) || isWrittenOn(other, one))) continue;
        if (slidesUnder(one.element, other.element) || slidesUnder(other.element, one.element)) continue;
        if (liesOnLeaf(one, other)) continue;
        report('icon', one.element, one.name, `over "${other.name.trim().slice(0, 40)}" in ${nameOf(other.element)}`);
      }
    });
  }

  // --- targets ------------------------------------------------------------------------------------------------------

  function hits(element, x, y) {
    const at = document.elementFromPoint(x, y);
    return at !== null && (at === element || element.contains(at)) && (at.closest(TARGET) === element || !at.closest(TARGET));
  }

  /** Where a target is tried, from 0 to 1: first at the middle of its sides and its corners, which mostly tell all. */
  const TRIED = [];
  for (let i = 0; i < GRID; i++) for (let j = 0; j < GRID; j++) TRIED.push([i, j]);
  const isSide = (i) => i === 0 || i === GRID - 1;
  const rank = ([i, j]) => (isSide(i) || isSide(j) ? Math.min(...[i, j].map((at) => Math.abs(2 * at - GRID + 1))) : GRID);
  TRIED.sort((one, other) => rank(one) - rank(other));

  /** The part of a target that can really be hit. */
  function exposed(element, box) {
    const step = { x: (box.right - box.left) / GRID, y: (box.bottom - box.top) / GRID };
    const across = { least: GRID, most: -1 };
    const down = { least: GRID, most: -1 };
    for (const [i, j] of TRIED) {
      const isKnown = across.least <= i && i <= across.most && down.least <= j && j <= down.most;
      if (isKnown || !hits(element, box.left + (i + 0.5) * step.x, box.top + (j + 0.5) * step.y)) continue;
      Object.assign(across, { least: Math.min(across.least, i), most: Math.max(across.most, i) });
      Object.assign(down, { least: Math.min(down.least, j), most: Math.max(down.most, j) });
    }
    if (across.most < 0) return { width: 0, height: 0 };
    return { width: (across.most - across.least + 1) * step.x, height: (down.most - down.least + 1) * step.y };
  }

  const labelOf = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

  /** A word of a sentence that can be pressed is as high as its line. */
  const isInText = (element) => getComputedStyle(element).display === 'inline' || element.parentElement.localName === 'p';

  function checkTarget(element) {
    if (!isSeen(element) || element.disabled || isInText(element)) return;
    const box = element.getBoundingClientRect();
    const { seen } = cutOff(box, clipsOf(element));
    // Out of view in something that scrolls: whether it can be reached is another question.
    if (isEmpty(seen) || seen.bottom - seen.top < box.height - 0.5 || seen.right - seen.left < box.width - 0.5) return;
    // Half under a bar that stays in view: it can be scrolled out from under it.
    const under = [seen.top + 1, seen.bottom - 1].map((y) => document.elementFromPoint((seen.left + seen.right) / 2, y));
    if (under.some((above) => above !== null && !element.contains(above) && slidesUnder(element, above))) return;
    const least = element.matches(PRIMARY) ? rules.primary : rules.secondary;
    const isLarge = box.width >= least - 0.6 && box.height >= least - 0.6;
    const { width, height } = isLarge ? exposed(element, box) : box;
    if (width < least - 0.6 || height < least - 0.6) {
      const whole = `${Math.round(box.width)} x ${Math.round(box.height)} px`;
      const part = isLarge ? `of ${whole} only ${Math.round(width)} x ${Math.round(height)} can be hit` : whole;
      report('small-target', element, labelOf(element), `${part}; ${least} are needed`);
    }
  }

  function isInView(element) {
    const box = element.getBoundingClientRect();
    const { seen } = cutOff(box, clipsOf(element));
    const whole = seen.right - seen.left >= box.width - SLACK && seen.bottom - seen.top >= box.height - SLACK;
    return whole && (element.matches('[data-prompt]') || hits(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2) || exposed(element, box).width > 0);
  }

  function checkReach(element) {
    // The page's button gives way where the board has one of its own.
    const givesWay = element.matches('[data-confirm]') && !element.checkVisibility() && root.querySelector('[data-acts]');
    if (givesWay || isInView(element)) return;
    if (rules.scrolls && !element.matches(DECISION)) {
      const scrollers = clipsOf(element).map(({ at }) => [at, at.scrollTop, at.scrollLeft]);
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const isReached = isInView(element);
      for (const [at, top, left] of scrollers) [at.scrollTop, at.scrollLeft] = [top, left];
      if (isReached) return;
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    report('out-of-reach', element, labelOf(element), `${[left, top, width, height].map(Math.round).join(' ')} (left, top, width, height)`);
  }

  function checkScroll() {
    for (const frame of rules.scrolls ? [] : root.querySelectorAll('[data-composition]')) {
      const more = frame.scrollHeight - frame.clientHeight;
      if (more > SLACK) report('scrolls', frame, '', `${Math.round(more)} px more than there is room for`);
    }
  }

  checkTexts();
  root.querySelectorAll(TARGET).forEach(checkTarget);
  root.querySelectorAll(`${PRIMARY}, ${DECISION}`).forEach(checkReach);
  checkScroll();
  return found;
}
